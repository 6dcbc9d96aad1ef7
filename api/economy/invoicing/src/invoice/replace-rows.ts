import { type Tx, zip } from '@husrum/api-platform';
import type { Period, PlannedRow } from '@husrum/api-rent';
import type { LocalDate } from '@husrum/format';
import { toNewRow } from './create-lease-invoices';
import { type Invoice, lockInvoices } from './invoice.store';
import { addInvoiceEvents } from './invoice-event.store';
import { recalculateInvoices } from './recalculate-invoice';
import { deleteRows, insertUniformRows, listRowsByInvoice, type Row, saveRowAddons } from './rows.store';

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

/** The rows of an invoice that are replaced, and those that replace them. Null if the invoice keeps its rows. */
const planReplacement = (invoice: Invoice, rows: readonly Row[], replacement: RowReplacement) => {
  const old = rows.filter((row) => row.explanation !== null && replacement.isReplaced(row));
  const period = { start: invoice.start, stop: invoice.stop };
  const planned = replacement.planRows(period, old);
  if (old.length === 0 && !replacement.canAdd(period)) return null;
  const lastPosition = Math.max(0, ...rows.map(({ position }) => position));
  return { invoice, old, planned, first: old[0]?.position ?? lastPosition + 1, reason: replacement.reason };
};

/** A rent adjustment ends an add-on and starts another with the new fee, also when the rows already have that fee. */
const listNewAddonIds = (old: readonly Row[], planned: readonly PlannedRow[]) =>
  zip(old, planned).flatMap(([row, { addonId }]) =>
    row.lease_addon_id === addonId ? [] : [{ id: row.id, addonId }],
  );

/**
 * Replaces rows of unlocked invoices after changes of their leases (docs/domain-rules.md, D-2, D-15, D-19), with few SQL
 * statements. `replacements` is by invoice id. Returns the ids of the invoices that changed.
 */
export const replaceRowsOfInvoices = async (
  tx: Tx,
  replacements: ReadonlyMap<number, RowReplacement>,
  { userId, today }: Actor,
): Promise<number[]> => {
  const ids = [...replacements.keys()];
  const locked = new Map((await lockInvoices(tx, ids)).map((invoice) => [invoice.id, invoice]));
  const rows = await listRowsByInvoice(tx, ids);
  const plans = [...replacements].flatMap(([id, replacement]) => {
    const invoice = locked.get(id);
    if (invoice?.locked_at !== null) return [];
    return planReplacement(invoice, rows.get(id) ?? [], replacement) ?? [];
  });
  const changes = plans.filter(({ old, planned }) => !areSameRows(old, planned));
  await saveRowAddons(
    tx,
    plans
      .filter(({ old, planned }) => areSameRows(old, planned))
      .flatMap(({ old, planned }) => listNewAddonIds(old, planned)),
  );
  await deleteRows(
    tx,
    changes.flatMap(({ old }) => old.map(({ id }) => id)),
  );
  await insertUniformRows(
    tx,
    changes.map(({ invoice, planned, first }) => ({
      invoiceId: invoice.id,
      rows: planned.map(toNewRow),
      first,
    })),
  );
  await addInvoiceEvents(
    tx,
    changes.map(({ invoice, reason }) => ({
      invoiceId: invoice.id,
      kind: 'RECALCULATED',
      userId,
      detail: reason,
    })),
  );
  await recalculateInvoices(
    tx,
    changes.map(({ invoice }) => invoice),
    { userId, today },
  );
  return changes.map(({ invoice }) => invoice.id);
};

/** Replaces rows of unlocked invoices of one lease: see `replaceRowsOfInvoices`. */
export const replaceInvoiceRows = (
  tx: Tx,
  ids: readonly number[],
  replacement: RowReplacement,
  actor: Actor,
): Promise<number[]> => replaceRowsOfInvoices(tx, new Map(ids.map((id) => [id, replacement])), actor);
