import { refreshInvoiceStatuses } from '@husrum/api-invoicing';
import { listScheduledAdjustments, toTaxedVersion } from '@husrum/api-leases';
import { loadAreasByEntity } from '@husrum/api-objects';
import { groupBy, type Tx } from '@husrum/api-platform';
import { applyAdjustments, calculateInvoiceFee, toAddon } from '@husrum/api-rent';
import type { TestServer } from '@husrum/api-testing';
import { sql } from 'kysely';

/** Queries by the fault that they find. Each returns a row for every violation; a portfolio without faults gives none. */
const faultQueries: Readonly<Record<string, ReturnType<typeof sql<{ violation: string }>>>> = {
  'an invoice whose totals differ from its rows': sql`
    select n.id::text as violation from invoicebase n
    where n.fee_ore <> (select coalesce(sum(total_ore), 0) from invoice_row r where r.invoicebase_id = n.id)
       or n.tax_ore <> (select coalesce(sum(tax_ore), 0) from invoice_row r where r.invoicebase_id = n.id)
       or n.fee_ore + n.tax_ore + n.rounded_ore <> n.pay_ore or n.pay_ore % 100 <> 0`,
  'an unfinished invoice with a number or a type, or a finished one without': sql`
    select id || ' ' || status as violation from invoicebase
    where (stage = 'EDIT') <> (invoice_type is null) or (stage = 'EDIT') <> (reference is null)`,
  'an invoice in error without a reason, or with a failed mail although its tenant has an email address': sql`
    select n.id || ' ' || n.status as violation from invoicebase n left join tenant on tenant.id = n.tenant_id
    where (n.status = 'ERROR') <> (n.cancelled_at is null and (n.error is not null or n.mail_error is not null))
       or (n.mail_error is not null and coalesce(tenant.billing_email, tenant.email) is not null)`,
  'a sent invoice without a due date, or due on the day of its sending or earlier': sql`
    select id::text as violation from invoicebase
    where kind <> 'CREDIT' and sent_at is not null and coalesce(due_at <= sent_at::date, true)`,
  'a cancelled or credited invoice with money on it or left to pay': sql`
    select n.id::text as violation from invoicebase n
    where n.status in ('CANCELLED', 'CREDITED') and (n.left_ore <> 0
       or (select coalesce(sum(amount_ore), 0) from allocation a where a.invoicebase_id = n.id) <> 0)`,
  'an invoice with more money on it than it asks for': sql`
    select n.id::text as violation from invoicebase n
    where n.left_ore < 0 or n.pay_ore >= 0 and n.status not in ('CANCELLED', 'CREDITED')
      and n.left_ore + n.written_off_ore
          + (select coalesce(sum(amount_ore), 0) from allocation a where a.invoicebase_id = n.id)
        <> n.pay_ore + (select coalesce(sum(c.pay_ore), 0) from invoicebase c where c.credits_id = n.id)`,
  'a payment in the future, before the sending, or of another company': sql`
    select p.id::text as violation from payment p join invoicebase n on n.id = p.invoicebase_id
    where p.paid_at > app_today() or p.paid_at < n.sent_at::date or p.company_id <> n.company_id
       or (select coalesce(sum(amount_ore), 0) from allocation a where a.payment_id = p.id) > p.amount_ore`,
  'an invoice with an event that is missing, or recorded more than once': sql`
    with counted as (
      select n.*,
        (select count(*) from invoice_event e where e.invoicebase_id = n.id and e.what = 'GENERATED') as generated,
        (select count(*) from invoice_event e where e.invoicebase_id = n.id and e.what in ('SENT', 'MARKED_SENT')) as sendings,
        (select count(*) from invoice_event e where e.invoicebase_id = n.id and e.what = 'CANCELLED') as cancelled,
        (select count(*) from invoice_event e where e.invoicebase_id = n.id and e.what = 'CREDITED') as credited,
        (select count(*) from invoice_event e where e.invoicebase_id = n.id and e.what = 'PAID') as paid,
        (select count(*) from payment p where p.invoicebase_id = n.id) as payments
      from invoicebase n where n.kind <> 'CREDIT')
    select id || ' ' || status as violation from counted
    where generated <> (reference is not null)::int or sendings <> (sent_at is not null)::int
       or cancelled <> (cancelled_at is not null)::int or credited <> (credited_at is not null)::int or paid <> payments`,
  'a credit invoice that neither reverses another invoice nor credits a part of it for a reason': sql`
    select c.id::text as violation from invoicebase c left join invoicebase n on n.id = c.credits_id
    where c.kind = 'CREDIT' and (n.id is null or case when c.credit_reason is null
      then n.credited_at is null or c.pay_ore <> -n.pay_ore or c.fee_ore <> -n.fee_ore
      else c.pay_ore >= 0 or c.pay_ore <= -n.pay_ore end)`,
  'a day of a lease with two rent invoices': sql`
    select a.id || ' and ' || b.id as violation from invoicebase a join invoicebase b
      on b.lease_id = a.lease_id and b.id > a.id and daterange(a.start, a.stop, '[]') && daterange(b.start, b.stop, '[]')
    where a.kind = 'RENT' and b.kind = 'RENT' and coalesce(a.cancelled_at, a.credited_at) is null
      and coalesce(b.cancelled_at, b.credited_at) is null`,
  'a rent invoice with days outside its lease and without a proposed credit': sql`
    select n.id::text as violation from invoicebase n join lease on lease.id = n.lease_id
    where n.kind = 'RENT' and coalesce(n.cancelled_at, n.credited_at) is null
      and (n.start < lease.start or n.stop > lease.stop)
      and not exists (select from proposed_credit p where p.invoicebase_id = n.id)`,
  'a past day of a lease without a rent invoice, though it was neither billed elsewhere nor cancelled or credited': sql`
    select lease.id || ': ' || unbilled.start || ' – ' || unbilled.stop as violation
    from lease cross join lateral uncovered_days(lease.id,
      greatest(lease.start, lease.billed_elsewhere_until + 1), least(lease.stop, app_today())) unbilled
    where not exists (select from invoicebase n where n.lease_id = lease.id and n.kind = 'RENT'
      and coalesce(n.cancelled_at, n.credited_at) is not null
      and daterange(n.start, n.stop, '[]') && daterange(unbilled.start, unbilled.stop, '[]'))`,
  'an invoice number that is not used': sql`
    select series.last_number::text as violation from invoice_series series
    where series.last_number - series.first_number + 1 <> (select count(*) from invoicebase n
      where n.company_id = series.company_id and n.reference::bigint between series.first_number and series.last_number)`,
  'a run with a wrong count or without an end': sql`
    select run.kind || ' ' || run.period as violation from job_run run
    where run.finished_at is null or (run.kind = 'GENERATE'
      and (select count(*) from job_run_item i where i.job_run_id = run.id and i.outcome = 'MADE')
        <> (select count(*) from invoicebase n where n.job_run_id = run.id))`,
  'a failed run without a failed item, or the reverse': sql`
    select run.kind || ' ' || run.period || ' ' || run.status as violation from job_run run
    where (run.status = 'FAILED') <> exists (
      select from job_run_item i where i.job_run_id = run.id and i.outcome = 'FAILED')`,
  'a lease without exactly one primary tenant, or without terms from its start': sql`
    select lease.id::text as violation from lease
    where (select count(*) from lease_tenant t where t.lease_id = lease.id and t.is_primary) <> 1
       or (select min(valid_from) from rent_version v where v.lease_id = lease.id) is distinct from lease.start`,
  'a lease whose rent is not that of its latest terms, or new terms with the same rent': sql`
    with version as (
      select v.*, lag(v.fee) over (partition by v.lease_id order by v.valid_from) as earlier,
        lead(v.valid_from) over (partition by v.lease_id order by v.valid_from) as next from rent_version v)
    select lease.id || ': ' || version.fee as violation from lease join version on version.lease_id = lease.id
    where version.fee = version.earlier or (version.next is null and version.fee <> lease.fee)`,
  'a rent of an apartment or of premises that did not change at a new year': sql`
    select lease.id::text as violation from lease join entity on entity.id = lease.entity_id
      join entity_type t on t.id = entity.entity_type_id and t.kind in ('apartments', 'premises')
    where to_char(least(lease.stop, app_today()), 'YYYY') > to_char(lease.start, 'YYYY')
      and not exists (select from rent_version v where v.lease_id = lease.id and v.valid_from > lease.start)`,
  'a lease that is archived less than 30 days after its end, or not archived after that': sql`
    select id::text as violation from lease where (archived_at is not null) <> coalesce(stop + 30 <= app_today(), false)`,
  'two leases of one object at the same time': sql`
    select a.id || ' and ' || b.id as violation from lease a join lease b
      on b.entity_id = a.entity_id and b.id > a.id and daterange(a.start, a.stop, '[]') && daterange(b.start, b.stop, '[]')`,
  'an inactive tenant with a lease that is not archived': sql`
    select tenant.id::text as violation from tenant
    where status = 'INACTIVE' and exists (select from lease_tenant t join lease on lease.id = t.lease_id
      where t.tenant_id = tenant.id and lease.archived_at is null)`,
  'an area that is not the one in force': sql`
    select entity.id::text as violation from entity where entity.area is distinct from (
      select v.area from area_version v where v.entity_id = entity.id order by v.valid_from desc limit 1)`,
  'a receipt that is returned before it is handed out, or not returned after the end of its lease': sql`
    select q.id::text as violation from quittance q join lease on lease.id = q.lease_id
    where q.return_date < q.handout_date or (lease.stop < app_today() and q.return_date is null)`,
  'a ticket whose comments do not match its status': sql`
    select ticket.id || ' ' || status as violation from ticket
    where (status = 'RESOLVED') <> (resolved_at is not null) or (status = 'NEW') <> not exists (
      select from ticket_comment c where c.ticket_id = ticket.id and c.author = 'SYSTEM')`,
  'an activity whose status does not fit its day or its times': sql`
    select id || ' ' || status as violation from maintenance
    where (status = 'PLANNED' and (scheduled_at at time zone 'Europe/Stockholm')::date < app_today()) or (status in ('IN_PROGRESS', 'DONE')) <> (started_at is not null)
       or (status = 'DONE') <> (completed_at is not null) or completed_at < started_at
       or (status = 'OVERDUE' and (scheduled_at at time zone 'Europe/Stockholm')::date >= app_today())`,
  'an activity that is done and not repeated, or repeated without being done': sql`
    select m.id || ' ' || m.status as violation from maintenance m
    where (m.status = 'DONE' and m.reschedule_in is not null) <> exists (select from maintenance n where n.previous_id = m.id)`,
  'a task that was ticked before the work began': sql`
    select task.id::text as violation from maintenance_task task join maintenance m on m.id = task.maintenance_id
    where task.status <> 'INCOMPLETE' and m.started_at is null`,
  'a row from the future': sql`
    select id::text as violation from maintenance where greatest(created_at, started_at, completed_at) > app_now() union all
    select id::text as violation from invoicebase where greatest(created_at, sent_at, cancelled_at, credited_at) > app_now()
    union all select id::text from ticket where created_at > app_now()
    union all select id::text from event where created_at > app_now()
    union all select id::text from lease where created_at > app_now()`,
};

/** Finds invoices whose status or amount left differs when it is computed again. */
const findWrongStatuses = async (tx: Tx, today: string): Promise<string[]> => {
  const read = () =>
    tx.selectFrom('invoicebase').select(['id', 'status', 'left_ore', 'locked_at']).orderBy('id').execute();
  const before = await read();
  await refreshInvoiceStatuses(
    tx,
    before.map(({ id }) => id),
    today,
  );
  const after = await read();
  return before.flatMap((row, index) =>
    JSON.stringify(row) === JSON.stringify(after[index]) ? [] : [`${row.id} ${row.status}`],
  );
};

/** Finds rent invoices whose fee differs from that of the rent engine. */
const findWrongFees = async (tx: Tx): Promise<string[]> => {
  const areas = await loadAreasByEntity(tx);
  const versions = groupBy(await tx.selectFrom('rent_version').selectAll().execute(), (row) => row.lease_id);
  const addons = groupBy(await tx.selectFrom('lease_addon').selectAll().execute(), (row) => row.lease_id);
  const invoices = await tx
    .selectFrom('invoicebase')
    .innerJoin('lease', 'lease.id', 'invoicebase.lease_id')
    .selectAll('invoicebase')
    .select(['lease.start as lease_start', 'lease.stop as lease_stop', 'lease.entity_id as leased_id'])
    .where('kind', '=', 'RENT')
    .execute();
  // An invoice of days after a scheduled adjustment has the adjusted rent already.
  const adjustments = await listScheduledAdjustments(
    tx,
    invoices.map(({ leased_id }) => leased_id),
  );
  return invoices.flatMap(({ id, lease_id, leased_id, start, stop, fee_ore, lease_start, lease_stop }) => {
    const terms = applyAdjustments(
      { start: lease_start, stop: lease_stop },
      {
        versions: (versions.get(lease_id ?? 0) ?? []).map((version) =>
          toTaxedVersion(version, areas.get(leased_id) ?? []),
        ),
        addons: (addons.get(lease_id ?? 0) ?? []).map(toAddon),
      },
      adjustments.get(leased_id) ?? [],
    );
    const fee = calculateInvoiceFee({ start, stop }, terms.versions, terms.addons);
    return fee === fee_ore ? [] : [`${id}: ${fee_ore}, not ${fee}`];
  });
};

/** Runs the work in a transaction that sees only the rows of the account of the user with the email address. */
export const inAccountOf = <T>(app: TestServer, email: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  app.system(async (tx) => {
    const { billable_id } = await tx
      .selectFrom('user_account')
      .select('billable_id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await sql`select set_config('role', 'app_user', true), set_config('app.billable_id', ${String(billable_id)}, true)`.execute(
      tx,
    );
    return work(tx);
  });

/** The faults of the portfolio of a user, each with its violations. Computes the statuses of all invoices again. */
export const findFaults = (app: TestServer, email: string): Promise<Record<string, string[]>> =>
  inAccountOf(app, email, async (tx) => {
    const found: Record<string, string[]> = {
      'a wrong status': await findWrongStatuses(tx, app.clock.today()),
      'a wrong fee': await findWrongFees(tx),
    };
    for (const [fault, query] of Object.entries(faultQueries))
      found[fault] = (await query.execute(tx)).rows.map(({ violation }) => violation);
    return Object.fromEntries(Object.entries(found).filter(([, each]) => each.length > 0));
  });
