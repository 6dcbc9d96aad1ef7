-- The job that restarts a failed run has a new name. Jobs that wait in the queue keep their data.
update job set kind = 'run.restart' where kind = 'run.again';
