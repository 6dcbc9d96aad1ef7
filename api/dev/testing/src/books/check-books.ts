import { createHash } from 'node:crypto';
import { refreshInvoiceStatuses } from '@husrum/api-invoicing';
import type { FileStore, Tx } from '@husrum/api-platform';
import { sql } from 'kysely';
import { findJournalViolations } from './find-journal-violations';

const findViolations = async (
  tx: Tx,
  query: ReturnType<typeof sql<{ violation: string }>>,
): Promise<string[]> => (await query.execute(tx)).rows.map(({ violation }) => violation);

/** Invoices where paid + credited + left differs from the amount to pay (invariant 3). */
const findUnbalancedInvoices = (tx: Tx) =>
  findViolations(
    tx,
    sql`select n.id || ': ' || n.left_ore || ' left of ' || n.pay_ore as violation
      from invoicebase n cross join lateral (
        select coalesce(sum(amount_ore), 0) as paid,
               coalesce((select -sum(c.pay_ore) from invoicebase c where c.credits_id = n.id), 0) as credited
        from allocation a where a.invoicebase_id = n.id) money
      where n.left_ore <> case when n.cancelled_at is not null or n.credited_at is not null or n.pay_ore < 0
                               then 0 else n.pay_ore - money.paid - money.credited end
         or n.left_ore < 0`,
  );

/** Invoices with credits of more than their amount, or of another sum when they are wholly credited (invariant 8). */
const findWrongCredits = (tx: Tx) =>
  findViolations(
    tx,
    sql`select n.id || ': ' || sum(c.pay_ore) || ' credited of ' || n.pay_ore as violation
      from invoicebase n join invoicebase c on c.credits_id = n.id
      group by n.id
      having -sum(c.pay_ore) > n.pay_ore
         or n.credited_at is not null and (sum(c.pay_ore), sum(c.fee_ore), sum(c.tax_ore), sum(c.rounded_ore))
              <> (-n.pay_ore, -n.fee_ore, -n.tax_ore, -n.rounded_ore)`,
  );

/** Payments of one company that are allocated to an invoice of another. Each company has its own books. */
const findMisallocatedPayments = (tx: Tx) =>
  findViolations(
    tx,
    sql`select p.id || ' on ' || n.id as violation
      from allocation a join payment p on p.id = a.payment_id join invoicebase n on n.id = a.invoicebase_id
      where p.company_id is distinct from n.company_id`,
  );

/** Payments with more allocated than their amount, and undone payments that are still allocated (invariant 11). */
const findOverdrawnPayments = (tx: Tx) =>
  findViolations(
    tx,
    sql`select p.id || ': ' || money.used || ' of ' || p.amount_ore as violation
      from payment p cross join lateral (
        select coalesce(sum(amount_ore), 0) as used from allocation a where a.payment_id = p.id) money
      where case when p.reverses_id is not null or exists (select from payment r where r.reverses_id = p.id)
                 then money.used <> 0 else money.used not between 0 and p.amount_ore end`,
  );

interface LockedInvoice {
  id: number;
  pdf_key: string | null;
  /** The printed fields as JSON. */
  content: string;
}

const listLockedInvoices = async (tx: Tx): Promise<LockedInvoice[]> => {
  const { rows } = await sql<LockedInvoice>`
    select n.id, n.pdf_key, jsonb_build_array(n.start, n.stop, n.reference, n.ocr, n.fee_ore, n.tax_ore, n.rounded_ore,
        n.pay_ore, (select jsonb_agg(jsonb_build_array(r.name, r.quantity, r.fee_ore, r.total_ore, r.tax_rate,
        r.tax_ore) order by r.position, r.id) from invoice_row r where r.invoicebase_id = n.id))::text as content
    from invoicebase n where n.locked_at is not null order by n.id`.execute(tx);
  return rows;
};

/**
 * What may never change: the content of each locked invoice and, once it is stored, its PDF (invariants 13 and 14). Each has
 * a name such as `PDF of invoice 7`.
 */
const fingerprintInvoices = async (
  files: FileStore,
  invoices: readonly LockedInvoice[],
): Promise<Map<string, string>> => {
  const fingerprints = new Map<string, string>();
  for (const { id, pdf_key, content } of invoices) {
    fingerprints.set(`invoice ${id}`, content);
    if (pdf_key === null) continue;
    const bytes = await files.get(pdf_key);
    const hash = bytes && createHash('sha256').update(bytes).digest('hex');
    fingerprints.set(`PDF of invoice ${id}`, `${pdf_key} ${hash}`);
  }
  return fingerprints;
};

const readStatusesAsJson = async (tx: Tx): Promise<string> => {
  const rows = await tx
    .selectFrom('invoicebase')
    .select(['id', 'status', 'left_ore', 'locked_at'])
    .orderBy('id')
    .execute();
  return JSON.stringify(rows);
};

/** Invoices whose stored status differs from the derived one (invariant 12). */
const findWrongStatuses = async (tx: Tx, today: string): Promise<string[]> => {
  const stored = await readStatusesAsJson(tx);
  const ids = await tx.selectFrom('invoicebase').select('id').execute();
  await refreshInvoiceStatuses(
    tx,
    ids.map(({ id }) => id),
    today,
  );
  const derived = await readStatusesAsJson(tx);
  return derived === stored ? [] : [`${stored} should be ${derived}`];
};

/** Runs code in a transaction of the business. */
type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * Returns a function that lists all violations in the invoices and payments of a business. It compares locked invoices with the
 * previous call.
 */
export const createBooksChecker = () => {
  const previous = new Map<string, string>();
  return async (inTransaction: InTransaction, files: FileStore, today: string): Promise<string[]> => {
    const fingerprints = await fingerprintInvoices(files, await inTransaction(listLockedInvoices));
    const changed = [...previous].filter(([name, fingerprint]) => fingerprints.get(name) !== fingerprint);
    for (const [name, fingerprint] of fingerprints) previous.set(name, fingerprint);
    return [
      ...(await inTransaction(findUnbalancedInvoices)),
      ...(await inTransaction(findWrongCredits)),
      ...(await inTransaction(findMisallocatedPayments)),
      ...(await inTransaction(findOverdrawnPayments)),
      ...(await inTransaction((tx) => findWrongStatuses(tx, today))),
      ...(await inTransaction(findJournalViolations)),
      ...changed.map(([name, fingerprint]) => `${name} was ${fingerprint} and is ${fingerprints.get(name)}`),
    ];
  };
};
