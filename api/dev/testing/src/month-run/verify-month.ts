import { type Database, type FileStore, groupBy, type Tx } from '@husrum/api-platform';
import { calculateInvoiceFee, toAddon } from '@husrum/api-rent';
import { sql } from 'kysely';
import { findJournalViolations } from '../books/find-journal-violations';

const rowsOf = async <R>(tx: Tx, query: ReturnType<typeof sql<R>>): Promise<R[]> =>
  (await query.execute(tx)).rows;

/** Queries by the violation that they find. `lastDay` is the last day to be billed. */
const violationQueries: Readonly<
  Record<string, (lastDay: string) => ReturnType<typeof sql<{ violation: string }>>>
> = {
  'a day without an invoice': (lastDay) => sql`
    select lease.id || ': ' || unbilled.start || ' – ' || unbilled.stop as violation
    from lease cross join lateral uncovered_days(lease.id, lease.start, least(lease.stop, ${lastDay}::date)) unbilled`,
  'a day with two invoices': () => sql`
    select a.id || ' and ' || b.id as violation from invoicebase a join invoicebase b
      on b.lease_id = a.lease_id and b.id > a.id and daterange(a.start, a.stop, '[]') && daterange(b.start, b.stop, '[]')
    where a.kind = 'RENT' and b.kind = 'RENT' and a.cancelled_at is null and b.cancelled_at is null`,
  'an invoice without rows or event': () => sql`
    select id::text as violation from invoicebase n
    where not exists (select from invoice_row r where r.invoicebase_id = n.id)
       or (select count(*) from invoice_event e where e.invoicebase_id = n.id and e.what = 'GENERATED') <> 1`,
  'an invoice whose totals differ from its rows': () => sql`
    select n.id::text as violation from invoicebase n
    where n.fee_ore <> (select coalesce(sum(total_ore), 0) from invoice_row r where r.invoicebase_id = n.id)
       or n.tax_ore <> (select coalesce(sum(tax_ore), 0) from invoice_row r where r.invoicebase_id = n.id)
       or n.fee_ore + n.tax_ore + n.rounded_ore <> n.pay_ore`,
  'an invoice that was not sent exactly once': () => sql`
    select n.id || ' ' || n.status as violation from invoicebase n
    where n.sent_at is null or n.locked_at is null or n.pdf_key is null or n.send_count <> 1
       or (select count(*) from invoice_event e where e.invoicebase_id = n.id and e.what = 'SENT') <> 1`,
  'a mail that is missing or duplicated': () => sql`
    select n.reference || ': ' || count(a.id) as violation
    from invoicebase n left join mail_attachment a on a.name = n.pdf_name
    group by n.id having count(a.id) <> 1`,
  'a mail without an invoice': () => sql`
    select m.id::text as violation from mail_message m
    where m.subject like 'Hyresavi%' and not exists (
      select from mail_attachment a join invoicebase n on n.pdf_name = a.name where a.mail_message_id = m.id)`,
  'an invoice number that is not used': () => sql`
    select series.last_number::text as violation from invoice_series series
    where series.last_number - series.first_number + 1 <> (select count(*) from invoicebase n
      where n.company_id = series.company_id and n.reference::bigint between series.first_number and series.last_number)`,
  'an adjustment that was not executed exactly once': () => sql`
    select a.id::text as violation from rent_adjustment a
    where a.scheduled_at <= (app_now() at time zone 'Europe/Stockholm')::date and (a.status <> 'EXECUTED'
       or (select count(*) from rent_adjustment_effect e where e.rent_adjustment_id = a.id and e.lease_id is not null)
          <> (select count(*) from lease))`,
  'a run that is not done': () => sql`
    select kind || ' ' || period || ' ' || status as violation from job_run where status <> 'DONE'`,
  'a run with a wrong count': () => sql`
    select run.kind || ' ' || run.period as violation from job_run run
    where run.kind = 'GENERATE' and (select count(*) from job_run_item i where i.job_run_id = run.id and i.outcome = 'MADE')
        <> (select count(*) from invoicebase n where n.job_run_id = run.id)`,
  'a due job that is not done': () => sql`
    select kind || ' ' || attempts as violation from job
    where done_at is null and run_at <= app_now() and kind <> 'mail.deliver'`,
};

/** Invoices whose amount differs from what the rent engine calculates with the rents that were known when they were created. */
const findWrongAmounts = async (tx: Tx): Promise<string[]> => {
  const invoices = await tx
    .selectFrom('invoicebase')
    .select(['id', 'lease_id', 'start', 'stop', 'send_date', 'fee_ore'])
    .execute();
  const versions = groupBy(await tx.selectFrom('rent_version').selectAll().execute(), (row) => row.lease_id);
  const addons = groupBy(await tx.selectFrom('lease_addon').selectAll().execute(), (row) => row.lease_id);
  return invoices.flatMap(({ id, lease_id, start, stop, send_date, fee_ore }) => {
    const inForce = (versions.get(lease_id ?? 0) ?? [])
      .filter((version) => version.valid_from <= (send_date ?? start) || version.valid_from <= start)
      .map((version) => ({
        validFrom: version.valid_from,
        fee: version.fee,
        feeAsM2: version.fee_as_m2,
        areas: [],
        interval: version.payment_interval,
        taxRate: version.tax_rate,
      }));
    const fee = calculateInvoiceFee({ start, stop }, inForce, (addons.get(lease_id ?? 0) ?? []).map(toAddon));
    return fee === fee_ore ? [] : [`a wrong amount: invoice ${id} has ${fee_ore}, not ${fee}`];
  });
};

/** All violations in a business's data after a run; empty if it is correct. `lastDay` is the last day to be billed. */
export const findDataViolations = (db: Database, businessId: number, lastDay: string): Promise<string[]> =>
  db.forAccount(businessId, async (tx) => {
    const found: string[] = [];
    for (const [name, query] of Object.entries(violationQueries)) {
      const rows = await rowsOf(tx, query(lastDay));
      if (rows.length > 0)
        found.push(
          `${name} (${rows.length}): ${rows
            .slice(0, 5)
            .map(({ violation }) => violation)
            .join(', ')}`,
        );
    }
    return [...found, ...(await findWrongAmounts(tx)).slice(0, 5), ...(await findJournalViolations(tx))];
  });

/**
 * Stored PDFs without an invoice, and invoices without their stored PDF. Call it after the cleanup job, which deletes the
 * PDFs of killed processes after an hour.
 */
export const findFileViolations = async (
  db: Database,
  files: FileStore,
  businessId: number,
): Promise<string[]> => {
  const stored = new Set((await files.list(String(businessId))).map(({ key }) => key));
  const invoices = await db.forAccount(businessId, (tx) =>
    tx.selectFrom('invoicebase').select('pdf_key').execute(),
  );
  const keys = new Set(invoices.flatMap(({ pdf_key }) => pdf_key ?? []));
  return [
    ...[...stored].filter((key) => !keys.has(key)).map((key) => `a PDF without an invoice: ${key}`),
    ...[...keys].filter((key) => !stored.has(key)).map((key) => `an invoice without its PDF: ${key}`),
  ].slice(0, 5);
};

/** The numbers of invoices and mails, for the report. */
export const countMonthResults = (
  db: Database,
  businessId: number,
): Promise<{ invoices: number; mails: number }> =>
  db.forAccount(businessId, async (tx) => {
    const [row] = await rowsOf(
      tx,
      sql<{ invoices: number; mails: number }>`
        select (select count(*) from invoicebase) as invoices, (select count(*) from mail_message) as mails`,
    );
    return row ?? { invoices: 0, mails: 0 };
  });
