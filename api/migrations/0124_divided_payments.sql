-- A payment of the bank for several invoices is divided into a payment of each. They are undone together.
alter table payment add column division_id bigint;
-- The first of the payments, also for the first itself.
alter table payment add foreign key (billable_id, division_id) references payment (billable_id, id);
create index payment_division on payment (division_id) where division_id is not null;

-- Payments of a few days are compared with those of the company's other files.
create index bank_payment_day on bank_payment (billable_id, company_id, booked_on);
