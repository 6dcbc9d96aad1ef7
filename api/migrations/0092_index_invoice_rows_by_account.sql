-- Reports read the rows of one account in the order of their ids, newest first.
create index invoice_row_account on invoice_row (billable_id, id);
