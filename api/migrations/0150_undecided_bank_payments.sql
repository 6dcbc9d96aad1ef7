-- The menu counts the payments of bank files that wait for a person.
create index bank_payment_open on bank_payment (billable_id, file_id)
  where payment_id is null and not left_out and not is_reversal;
