import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { settleInvoices } from '../../src/invoice/settle-invoices';
import type { Tx } from '../../src/platform/db';
import type { Files } from '../../src/ports/files/files';

const found = async (tx: Tx, query: ReturnType<typeof sql<{ what: string }>>): Promise<string[]> =>
  (await query.execute(tx)).rows.map(({ what }) => what);

/** Invoices of which paid, credited and left are not what is asked for (invariant 3). */
const unbalanced = (tx: Tx) =>
  found(
    tx,
    sql`select n.id || ': ' || n.left_ore || ' left of ' || n.pay_ore as what
      from invoicebase n cross join lateral (
        select coalesce(sum(amount_ore), 0) as paid from allocation a where a.invoicebase_id = n.id) money
      where n.left_ore <> case when n.cancelled_at is not null or n.credited_at is not null or n.pay_ore < 0
                               then 0 else n.pay_ore - money.paid end
         or n.left_ore < 0`,
  );

/** Payments that give more than they bring, and undone ones of which something still stands (invariant 11). */
const overdrawn = (tx: Tx) =>
  found(
    tx,
    sql`select p.id || ': ' || money.used || ' of ' || p.amount_ore as what
      from payment p cross join lateral (
        select coalesce(sum(amount_ore), 0) as used from allocation a where a.payment_id = p.id) money
      where case when p.reverses_id is not null or exists (select from payment r where r.reverses_id = p.id)
                 then money.used <> 0 else money.used not between 0 and p.amount_ore end`,
  );

interface Locked {
  id: number;
  pdf_key: string | null;
  paper: string;
}

const locked = async (tx: Tx): Promise<Locked[]> => {
  const { rows } = await sql<Locked>`
    select n.id, n.pdf_key, jsonb_build_array(n.start, n.stop, n.reference, n.ocr, n.fee_ore, n.tax_ore, n.rounded_ore,
        n.pay_ore, n.pdf_key, (select jsonb_agg(jsonb_build_array(r.name, r.quantity, r.fee_ore, r.total_ore, r.tax_rate,
        r.tax_ore) order by r.position, r.id) from invoice_row r where r.invoicebase_id = n.id))::text as paper
    from invoicebase n where n.sent_at is not null order by n.id`.execute(tx);
  return rows;
};

/** What must never change in an invoice that is locked (invariants 13 and 14). */
const lockedPapers = async (files: Files, invoices: readonly Locked[]): Promise<Map<number, string>> => {
  const papers = new Map<number, string>();
  for (const { id, pdf_key, paper } of invoices) {
    const bytes = pdf_key === null ? undefined : await files.get(pdf_key);
    papers.set(id, `${paper} ${bytes && createHash('sha256').update(bytes).digest('hex')}`);
  }
  return papers;
};

const statuses = async (tx: Tx): Promise<string> => {
  const rows = await tx
    .selectFrom('invoicebase')
    .select(['id', 'status', 'left_ore', 'locked_at'])
    .orderBy('id')
    .execute();
  return JSON.stringify(rows);
};

/** Invoices whose stored status is another than their facts give (invariant 12). */
const misstated = async (tx: Tx, today: string): Promise<string[]> => {
  const stored = await statuses(tx);
  const ids = await tx.selectFrom('invoicebase').select('id').execute();
  await settleInvoices(
    tx,
    ids.map(({ id }) => id),
    today,
  );
  const settled = await statuses(tx);
  return settled === stored ? [] : [`${stored} should be ${settled}`];
};

/** A transaction of the account's own. */
type Within = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Remembers the papers it has seen, and tells everything that is wrong with an account's books. */
export const ledger = () => {
  const seen = new Map<number, string>();
  return async (within: Within, files: Files, today: string): Promise<string[]> => {
    const papers = await lockedPapers(files, await within(locked));
    const changed = [...seen].filter(([id, paper]) => papers.get(id) !== paper);
    for (const [id, paper] of papers) seen.set(id, paper);
    return [
      ...(await within(unbalanced)),
      ...(await within(overdrawn)),
      ...(await within((tx) => misstated(tx, today))),
      ...changed.map(([id, paper]) => `notice ${id} was ${paper} and is ${papers.get(id)}`),
    ];
  };
};
