-- Reason of a stake that was returned since nobody reported the figure its market needs: `unreported`, in selections and in what their
-- settlements explain. In the text of a jsonb a quote of a value is escaped, so this is a key with its whole value.
update sportsbook.selection set why = jsonb_set(why, '{code}', '"unreported"') where why ->> 'code' = 'untold';

update sportsbook.settlement
set explanation = replace(explanation::text, '"code": "untold"', '"code": "unreported"')::jsonb
where explanation::text like '%"code": "untold"%';
