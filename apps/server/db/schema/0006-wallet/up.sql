create schema wallet;
