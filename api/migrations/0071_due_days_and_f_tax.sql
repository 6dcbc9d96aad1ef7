-- The shortest time to pay, in days, of an invoice that is created by hand or sent late.
alter table invoicing_config add column min_days integer not null default 10 check (min_days between 1 and 60);

-- Whether invoices say that the company is approved for F-tax. Until now all with a VAT number did.
alter table invoicing_config add column f_tax boolean not null default false;
set local role app_system;
update invoicing_config set f_tax = true where vat is not null;
reset role;
