-- Entries of a bank file that cannot be read are kept with the reason: nothing is booked on them, and they do not stop the others.
alter table bank_file add column unreadable jsonb not null default '[]';
-- Texts of other fields of a payment, in which the number of an invoice is only proposed.
alter table bank_payment add column other_texts jsonb not null default '[]';
