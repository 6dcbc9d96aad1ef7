import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import type { PlannedRow } from '../rent/invoice.rules';
import type { Period } from '../rent/period';
import { type Invoice, lockInvoice } from './invoice.store';
import { addEvent } from './invoice-event.store';
import { deleteRow, insertRows, lastPosition, type Row, rowsOf } from './invoice-row.store';
import { rowOf } from './make-invoice';
import { recountInvoice } from './recount-invoice';

/** How the rows of an invoice follow a change of its lease. */
export interface Renewal {
  /** Of the rows that the engine made, those to be replaced. What people have written is never touched. */
  replaces: (row: Pick<Row, 'lease_addon_id'>) => boolean;
  /** Whether an invoice gets the new rows also when there was none to replace. */
  adds: (period: Period) => boolean;
  /** What the rows become, for the days of an invoice and the rows that go. */
  plan: (period: Period, replaced: readonly Row[]) => readonly PlannedRow[];
  /** Said in the invoice's history: `Omräknad: <why>`. */
  why: string;
}

interface By {
  userId: number | null;
  today: LocalDate;
}

const sameRows = (old: readonly Row[], fresh: readonly PlannedRow[]): boolean =>
  old.length === fresh.length &&
  old.every((row, at) => {
    const now = fresh[at];
    return row.name === now?.name && row.total_ore === now.netOre && row.tax_rate === now.taxRate;
  });

const renew = async (tx: Tx, invoice: Invoice, renewal: Renewal, by: By): Promise<boolean> => {
  const old = (await rowsOf(tx, invoice.id)).filter(
    (row) => row.explanation !== null && renewal.replaces(row),
  );
  const period = { start: invoice.start, stop: invoice.stop };
  const fresh = renewal.plan(period, old);
  if (old.length === 0 && !renewal.adds(period)) return false;
  if (sameRows(old, fresh)) return false;
  const first = old[0]?.position ?? (await lastPosition(tx, invoice.id)) + 1;
  for (const row of old) await deleteRow(tx, row.id);
  await insertRows(tx, invoice.id, fresh.map(rowOf), first);
  await addEvent(tx, invoice.id, { what: 'RECALCULATED', userId: by.userId, detail: renewal.why });
  await recountInvoice(tx, invoice, by);
  return true;
};

/** Makes the rows of unlocked invoices anew after a change of their lease (D-15). Gives the ids of those that changed. */
export const renewInvoices = async (
  tx: Tx,
  ids: readonly number[],
  renewal: Renewal,
  by: By,
): Promise<number[]> => {
  const renewed: number[] = [];
  for (const id of ids) {
    const invoice = await lockInvoice(tx, id);
    if (invoice?.locked_at === null && (await renew(tx, invoice, renewal, by))) renewed.push(id);
  }
  return renewed;
};
