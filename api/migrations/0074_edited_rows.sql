-- What a person wrote instead of the engine's amount, and for which days: the row follows when the days of the notice
-- change. Null on rows that nobody has edited, and on rows that were added by hand.
alter table invoice_row add column written_ore bigint;
alter table invoice_row add column written_start date;
alter table invoice_row add column written_stop date;
alter table invoice_row add constraint invoice_row_written check
  ((written_ore is null) = (written_start is null) and (written_start is null) = (written_stop is null));
