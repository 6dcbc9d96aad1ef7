import { sql } from 'kysely';
import { engineAddon } from '../../src/lease-addon/lease-addon.store';
import type { Database, Tx } from '../../src/platform/db';
import { grouped } from '../../src/platform/grouped';
import type { Files } from '../../src/ports/files/files';
import { plannedFee } from '../../src/rent/invoice.rules';

const rowsOf = async <R>(tx: Tx, query: ReturnType<typeof sql<R>>): Promise<R[]> =>
  (await query.execute(tx)).rows;

/** What must never be found, as queries that find it. */
const faults: Readonly<Record<string, (horizon: string) => ReturnType<typeof sql<{ what: string }>>>> = {
  'a day without a notice': (horizon) => sql`
    select lease.id || ': ' || gap.start || ' – ' || gap.stop as what
    from lease cross join lateral uncovered_days(lease.id, lease.start, least(lease.stop, ${horizon}::date)) gap`,
  'a day with two notices': () => sql`
    select a.id || ' and ' || b.id as what from invoicebase a join invoicebase b
      on b.lease_id = a.lease_id and b.id > a.id and daterange(a.start, a.stop, '[]') && daterange(b.start, b.stop, '[]')
    where a.kind = 'RENT' and b.kind = 'RENT' and a.cancelled_at is null and b.cancelled_at is null`,
  'a notice without rows or event': () => sql`
    select id::text as what from invoicebase n
    where not exists (select from invoice_row r where r.invoicebase_id = n.id)
       or (select count(*) from invoice_event e where e.invoicebase_id = n.id and e.what = 'GENERATED') <> 1`,
  'a sum that is not that of its rows': () => sql`
    select n.id::text as what from invoicebase n
    where n.fee_ore <> (select coalesce(sum(total_ore), 0) from invoice_row r where r.invoicebase_id = n.id)
       or n.tax_ore <> (select coalesce(sum(tax_ore), 0) from invoice_row r where r.invoicebase_id = n.id)
       or n.fee_ore + n.tax_ore + n.rounded_ore <> n.pay_ore`,
  'a notice that was not sent once': () => sql`
    select n.id || ' ' || n.status as what from invoicebase n
    where n.sent_at is null or n.locked_at is null or n.pdf_key is null or n.send_count <> 1
       or (select count(*) from invoice_event e where e.invoicebase_id = n.id and e.what = 'SENT') <> 1`,
  'a mail that is missing or doubled': () => sql`
    select n.reference || ': ' || count(a.id) as what
    from invoicebase n left join mail_attachment a on a.name = n.pdf_name
    group by n.id having count(a.id) <> 1`,
  'a mail of no notice': () => sql`
    select m.id::text as what from mail_message m
    where m.subject like 'Hyresavi%' and not exists (
      select from mail_attachment a join invoicebase n on n.pdf_name = a.name where a.mail_message_id = m.id)`,
  'a number drawn and not used': () => sql`
    select last_number::text as what from invoice_number
    where last_number - 100000 <> (select count(*) from invoicebase)`,
  'an adjustment not executed once': () => sql`
    select a.id::text as what from rent_adjustment a
    where a.scheduled_at <= (app_now() at time zone 'Europe/Stockholm')::date and (a.status <> 'EXECUTED'
       or (select count(*) from rent_adjustment_effect e where e.rent_adjustment_id = a.id and e.lease_id is not null)
          <> (select count(*) from lease))`,
  'a run that is not done': () => sql`
    select kind || ' ' || period || ' ' || status as what from job_run where status <> 'DONE'`,
  'a run that counts wrong': () => sql`
    select run.kind || ' ' || run.period as what from job_run run
    where run.kind = 'GENERATE' and (select count(*) from job_run_item i where i.job_run_id = run.id and i.outcome = 'MADE')
        <> (select count(*) from invoicebase n where n.job_run_id = run.id)`,
  'a job left over': () => sql`
    select kind || ' ' || attempts as what from job
    where done_at is null and run_at <= app_now() and kind <> 'mail.deliver'`,
};

/** Invoices whose amount is not what the engine makes of the rent that was in force when they were sent. */
const wrongAmounts = async (tx: Tx): Promise<string[]> => {
  const invoices = await tx
    .selectFrom('invoicebase')
    .select(['id', 'lease_id', 'start', 'stop', 'send_date', 'fee_ore'])
    .execute();
  const versions = grouped(await tx.selectFrom('rent_version').selectAll().execute(), (row) => row.lease_id);
  const addons = grouped(await tx.selectFrom('lease_addon').selectAll().execute(), (row) => row.lease_id);
  return invoices.flatMap(({ id, lease_id, start, stop, send_date, fee_ore }) => {
    const known = (versions.get(lease_id ?? 0) ?? [])
      .filter((version) => version.valid_from <= (send_date ?? start) || version.valid_from <= start)
      .map((version) => ({
        validFrom: version.valid_from,
        fee: version.fee,
        feeAsM2: version.fee_as_m2,
        area: null,
        interval: version.payment_interval,
        taxRate: version.tax_rate,
      }));
    const fee = plannedFee({ start, stop }, known, (addons.get(lease_id ?? 0) ?? []).map(engineAddon));
    return fee === fee_ore ? [] : [`a wrong amount: notice ${id} asks for ${fee_ore}, not ${fee}`];
  });
};

/** Everything that is wrong with a landlord's books after a night; nothing when all is right. `horizon` is the last day to be billed. */
export const verifyBooks = (db: Database, billableId: number, horizon: string): Promise<string[]> =>
  db.tenant(billableId, async (tx) => {
    const found: string[] = [];
    for (const [fault, query] of Object.entries(faults)) {
      const rows = await rowsOf(tx, query(horizon));
      if (rows.length > 0)
        found.push(
          `${fault} (${rows.length}): ${rows
            .slice(0, 5)
            .map(({ what }) => what)
            .join(', ')}`,
        );
    }
    return [...found, ...(await wrongAmounts(tx)).slice(0, 5)];
  });

/**
 * What the file store holds of a landlord and no invoice names, and the other way round: of whoever died while documents
 * were drawn nothing stays. Asked an hour after the last of them.
 */
export const verifyFiles = async (db: Database, files: Files, billableId: number): Promise<string[]> => {
  const stored = new Set((await files.list(String(billableId))).map(({ key }) => key));
  const named = await db.tenant(billableId, (tx) => tx.selectFrom('invoicebase').select('pdf_key').execute());
  const keys = new Set(named.flatMap(({ pdf_key }) => pdf_key ?? []));
  return [
    ...[...stored].filter((key) => !keys.has(key)).map((key) => `a document of no notice: ${key}`),
    ...[...keys].filter((key) => !stored.has(key)).map((key) => `a document that is gone: ${key}`),
  ].slice(0, 5);
};

/** How much there is, to be told with the outcome. */
export const countBooks = (
  db: Database,
  billableId: number,
): Promise<{ invoices: number; mails: number; runs: number }> =>
  db.tenant(billableId, async (tx) => {
    const [row] = await rowsOf(
      tx,
      sql<{ invoices: number; mails: number; runs: number }>`
        select (select count(*) from invoicebase) as notices, (select count(*) from mail_message) as mails,
               (select count(*) from job_run) as runs`,
    );
    return row ?? { invoices: 0, mails: 0, runs: 0 };
  });
