create schema platform;

-- Which period of each scheduled job was enqueued last, so that several instances enqueue it once between them.
create table platform.schedule (task text primary key, period text not null);
