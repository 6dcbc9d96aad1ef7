-- What a row that the engine made is for: its days, and the day from which its rent or add-on is valid. Null on rows
-- that people wrote, and on those made before this was kept.
alter table invoice_row add column start date;
alter table invoice_row add column stop date;
alter table invoice_row add column valid_from date;
