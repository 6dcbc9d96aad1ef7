-- What a sent notice says, as it was when it was sent: whoever reads it a year later reads what the tenant did, although
-- its sender has moved since. Beside the notice, not in it: notices are counted by the ten thousand.
create table notice_print (
  invoicebase_id bigint primary key,
  billable_id bigint not null references billable,
  document jsonb not null,
  foreign key (billable_id, invoicebase_id) references invoicebase (billable_id, id) on delete cascade
);
select tenant_table('notice_print');
