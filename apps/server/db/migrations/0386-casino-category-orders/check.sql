select 'a list that nobody compares counted session ' || o.session as problem
from casino.list_open o join casino.category_order c on c.id = o.category_order where c.pins_b is null;
