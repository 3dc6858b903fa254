-- A partner's token stands for a player's session as the betting frame's does, for another audience (architecture 3.9).
alter table identity.frame_token
  drop constraint frame_token_audience_check,
  add constraint frame_token_audience_check check (audience in ('sportsbook', 'partner'));
