select format('%s is not the transaction of its command', op) as problem from casino.invariant_40_rounds_have_parents;
