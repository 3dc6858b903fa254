-- Nothing was weighed before there was a budget.
select 'a picture of game ' || game || ' is weighed already' as problem from casino.picture;
