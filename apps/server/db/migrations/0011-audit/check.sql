select * from audit.broken_seals;
