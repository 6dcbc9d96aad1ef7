-- Late charges are income of their own kinds: fees, and interest on accounts of financial income.
alter table income_account drop constraint income_account_income_check;
alter table income_account add constraint income_account_income_check
  check (income in ('RENT', 'ADDON', 'OTHER', 'LATE_FEE', 'LATE_INTEREST'));
alter table income_account drop constraint income_account_account_check;
alter table income_account add constraint income_account_account_check
  check (case when income = 'LATE_INTEREST' then account between 8300 and 8399 else account between 3000 and 3999 end);
