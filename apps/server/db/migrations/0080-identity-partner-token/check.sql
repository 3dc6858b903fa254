select 'a token stands for a session of staff' as fault
where exists (select from identity.frame_token t join identity.session s on s.id = t.session where s.player is null);
