-- Which company the money belongs to: two organisation numbers are two sets of books, and credit stays within one.
alter table payment add column company_id bigint;
alter table payment add foreign key (billable_id, company_id)
  references company (billable_id, id) on delete set null (company_id);
create index payment_company on payment (billable_id, company_id);

set local role app_system;
update payment set company_id = notice.company_id
from invoicebase notice where notice.id = payment.invoicebase_id and notice.company_id is not null;

-- Credit that was offset on an unsent notice of another company returns to the tenant. A sent notice stays as it was sent.
with wrong as (
  select a.billable_id, a.payment_id, a.invoicebase_id, sum(a.amount_ore)::bigint as amount_ore
  from allocation a
  join payment p on p.id = a.payment_id
  join invoicebase n on n.id = a.invoicebase_id
  where n.locked_at is null and p.company_id is distinct from n.company_id
  group by a.billable_id, a.payment_id, a.invoicebase_id
  having sum(a.amount_ore) > 0
), reversed as (
  insert into allocation (billable_id, payment_id, invoicebase_id, kind, amount_ore, allocated_at)
  select billable_id, payment_id, invoicebase_id, 'REVERSAL', -amount_ore, current_date from wrong
), explained as (
  insert into invoice_event (billable_id, invoicebase_id, what, detail)
  select distinct billable_id, invoicebase_id, 'RECALCULATED', 'tillgodohavandet hör till ett annat företag' from wrong
)
update invoicebase set left_ore = left_ore + returned.amount_ore
from (select invoicebase_id, sum(amount_ore) as amount_ore from wrong group by invoicebase_id) returned
where invoicebase.id = returned.invoicebase_id;
reset role;
