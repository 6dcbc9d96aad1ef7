-- The regular day after a rejected inspection, from which later ones are counted.
alter table inspection_requirement add column regular_due_on date;
delete from inspection_requirement_day;
