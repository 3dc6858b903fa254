-- A seed is the one that was promised, and only a round that is over has results.
select id::text as what from virtual.round where commitment <> encode(sha256(convert_to(server_seed, 'UTF8')), 'hex')
union all
select m.round::text from virtual.match m join virtual.round r on r.id = m.round
where (r.state = 'drawn') <> (m.result is not null);
