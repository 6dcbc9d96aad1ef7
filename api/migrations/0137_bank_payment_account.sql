-- A payment keeps the account that it went to, so that one to another account than the company's is asked about.
alter table bank_payment add column account text;
