-- A ticket can have somebody responsible for it, and a last day. Its priority says what to do first.
alter table ticket
  add column priority text not null default 'NORMAL' check (priority in ('URGENT', 'HIGH', 'NORMAL', 'LOW')),
  add column responsible_id bigint references user_account on delete set null,
  add column due_at date;
create index ticket_responsible on ticket (responsible_id, due_at) where responsible_id is not null;
create index ticket_due on ticket (billable_id, due_at, id) where due_at is not null;
