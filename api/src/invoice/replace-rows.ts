import type { LocalDate } from '@husrum/format';
import { zip } from '../platform/collections';
import type { Tx } from '../platform/db';
import type { Period } from '../rent/period';
import type { PlannedRow } from '../rent/plan-invoice.rules';
import { toNewRow } from './create-lease-invoices';
import { type Invoice, lockInvoice } from './invoice.store';
import { addInvoiceEvent } from './invoice-event.store';
import { recalculateInvoice } from './recalculate-invoice';
import { changeRow, deleteRow, insertRows, lastPosition, listRows, type Row } from './rows.store';

/** How the rows of an invoice are replaced after a change of its lease. */
export interface RowReplacement {
  /** Which calculated rows are replaced. Manual and edited rows are never replaced. */
  isReplaced: (row: Pick<Row, 'lease_addon_id'>) => boolean;
  /** Whether the new rows are added to an invoice that has no row to replace. */
  canAdd: (period: Period) => boolean;
  planRows: (period: Period, replaced: readonly Row[]) => readonly PlannedRow[];
  /** Shown in the invoice's history: `Omräknad: <reason>`. */
  reason: string;
}

interface Actor {
  userId: number | null;
  today: LocalDate;
}

const areSameRows = (old: readonly Row[], planned: readonly PlannedRow[]): boolean =>
  old.length === planned.length &&
  old.every((row, index) => {
    const other = planned[index];
    return row.name === other?.name && row.total_ore === other.netOre && row.tax_rate === other.taxRate;
  });

/** A rent adjustment ends an add-on and starts another with the new fee, also when the rows already have that fee. */
const updateAddonIds = async (tx: Tx, old: readonly Row[], planned: readonly PlannedRow[]): Promise<void> => {
  for (const [row, { addonId }] of zip(old, planned))
    if (row.lease_addon_id !== addonId) await changeRow(tx, row.id, { lease_addon_id: addonId });
};

const replaceRows = async (
  tx: Tx,
  invoice: Invoice,
  replacement: RowReplacement,
  actor: Actor,
): Promise<boolean> => {
  const old = (await listRows(tx, invoice.id)).filter(
    (row) => row.explanation !== null && replacement.isReplaced(row),
  );
  const period = { start: invoice.start, stop: invoice.stop };
  const planned = replacement.planRows(period, old);
  if (old.length === 0 && !replacement.canAdd(period)) return false;
  if (areSameRows(old, planned)) {
    await updateAddonIds(tx, old, planned);
    return false;
  }
  const first = old[0]?.position ?? (await lastPosition(tx, invoice.id)) + 1;
  for (const row of old) await deleteRow(tx, row.id);
  await insertRows(tx, invoice.id, planned.map(toNewRow), first);
  const { userId } = actor;
  await addInvoiceEvent(tx, invoice.id, { kind: 'RECALCULATED', userId, detail: replacement.reason });
  await recalculateInvoice(tx, invoice, actor);
  return true;
};

/**
 * Replaces rows of unlocked invoices after a change of their lease (docs/domain-rules.md, D-2, D-15, D-19). Returns
 * the ids of the invoices that changed.
 */
export const replaceInvoiceRows = async (
  tx: Tx,
  ids: readonly number[],
  replacement: RowReplacement,
  actor: Actor,
): Promise<number[]> => {
  const changed: number[] = [];
  for (const id of ids) {
    const invoice = await lockInvoice(tx, id);
    if (invoice?.locked_at === null && (await replaceRows(tx, invoice, replacement, actor))) changed.push(id);
  }
  return changed;
};
