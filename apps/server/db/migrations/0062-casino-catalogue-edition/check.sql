-- The one row has its edition.
select edition from casino.catalogue where edition !~ '^[0-9a-f]{12}$';
