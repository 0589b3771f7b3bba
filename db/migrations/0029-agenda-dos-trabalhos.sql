-- Until which minute of the platform's clock each recurring job was started. The worker's own timetable follows the
-- machine's clock; a demonstration that is moved a month ahead must find its nights done.
create table agenda_do_job (
  nome text primary key,
  ate timestamptz not null
);
