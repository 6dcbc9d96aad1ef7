-- The payments of a few days, without the company. Without statistics, as on the first large file of a database, the planner held the
-- columns of account and company to be as selective as the key of a payment: to find the first payment with the same key, it read all
-- payments of the company by the index of the days, once for each payment of the file.
drop index bank_payment_day;
create index bank_payment_day on bank_payment (billable_id, booked_on);
