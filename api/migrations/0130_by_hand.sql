-- A run skips an invoice whose tenant has no email address: a person delivers it in another way. That is no failure of the run.
alter table job_run_item add column by_hand boolean not null default false;
