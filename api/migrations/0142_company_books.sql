-- The books of a company: how far they are locked. A row for each company, so that booking and locking wait for each other.
create table company_books (
  company_id bigint primary key,
  billable_id bigint not null references billable,
  -- The last day of the last locked month. Null: no month is locked.
  locked_through date,
  created_at timestamptz(3) not null default app_now(),
  updated_at timestamptz(3) not null default app_now(),
  foreign key (billable_id, company_id) references company (billable_id, id) on delete cascade
);
create index company_books_business on company_books (billable_id);
select tenant_table('company_books');

-- What was done with the books, when and by whom.
create table company_books_event (
  id bigint generated always as identity primary key,
  billable_id bigint not null references billable,
  company_id bigint not null,
  what text not null check (what in ('LOCKED', 'UNLOCKED', 'EXPORTED')),
  -- The days of an export. A lock has the last locked day; without one, no month is locked any more.
  from_day date,
  to_day date,
  -- The reason of an unlocking.
  reason text,
  user_id bigint references user_account on delete set null,
  at timestamptz(3) not null default app_now(),
  check ((what = 'UNLOCKED') = (reason is not null)),
  foreign key (billable_id, company_id) references company (billable_id, id) on delete cascade
);
create index company_books_event_company on company_books_event (company_id, id);
select tenant_table('company_books_event');
create trigger append_only before update of what, from_day, to_day, reason, at on company_books_event
  for each row execute function refuse_change();

create function open_books() returns trigger language plpgsql as $$
begin
  insert into company_books (company_id, billable_id) values (new.id, new.billable_id);
  return null;
end $$;
create trigger books after insert on company for each row execute function open_books();

set local role app_system;
insert into company_books (company_id, billable_id) select id, billable_id from company;
reset role;

-- Nothing is booked in a locked month.
create function refuse_locked_month() returns trigger language plpgsql as $$
begin
  if exists (
    select from inserted join company_books using (company_id) where inserted.booked_on <= company_books.locked_through
  ) then
    raise exception 'the month is locked' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger locked_month after insert on voucher referencing new table as inserted
  for each statement execute function refuse_locked_month();
