-- Only pressure vessels of class A are examined inside and outside.
alter table inspection_facts add column pressure_vessels_class_a boolean;

-- The due days of lifts, doors and ventilation follow on the interval before. Stored requirements are derived again.
delete from inspection_requirement_day;
