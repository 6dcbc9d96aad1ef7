import type { Tx } from '@husrum/api-platform';
import type { Period, PlannedRow } from '@husrum/api-rent';
import type { LocalDate } from '@husrum/format';
import { toNewRow } from './create-lease-invoices';
import { type Invoice, lockInvoices } from './invoice.store';
import { addInvoiceEvents } from './invoice-event.store';
import { pairRows } from './pair-rows.rules';
import { recalculateInvoices } from './recalculate-invoice';
import { deleteRows, insertUniformRows, listRowsByInvoice, type Row, saveRowAddons } from './rows.store';

/** The calculated rows that an invoice gets after a change of its lease. */
interface RowReplacement {
  planRows: (period: Period, calculated: readonly Row[]) => readonly PlannedRow[];
  /** Shown in the invoice's history: `Omräknad: <reason>`. */
  reason: string;
}

interface Actor {
  userId: number | null;
  today: LocalDate;
}

/** The calculated rows of an invoice, and those that replace them. `pairs` is null when a row changes. */
const planReplacement = (invoice: Invoice, rows: readonly Row[], { planRows, reason }: RowReplacement) => {
  const old = rows.filter((row) => row.explanation !== null);
  const planned = planRows({ start: invoice.start, stop: invoice.stop }, old);
  const lastPosition = Math.max(0, ...rows.map(({ position }) => position));
  const first = old[0]?.position ?? lastPosition + 1;
  return { invoice, old, planned, first, reason, pairs: pairRows(old, planned) };
};

/** A rent adjustment ends an add-on and starts another with the new fee, also when the rows already have that fee. */
const listNewAddonIds = (pairs: readonly (readonly [Row, PlannedRow])[]) =>
  pairs.flatMap(([row, { addonId }]) => (row.lease_addon_id === addonId ? [] : [{ id: row.id, addonId }]));

/**
 * Replaces the calculated rows of unsent invoices (docs/domain-rules.md, D-2, D-15, D-19), with few SQL statements. Manual and
 * edited rows stay. `replacements` is by invoice id. Returns the ids of the invoices that changed.
 */
export const replaceRows = async (
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
    return planReplacement(invoice, rows.get(id) ?? [], replacement);
  });
  const changes = plans.filter(({ pairs }) => pairs === null);
  await saveRowAddons(
    tx,
    plans.flatMap(({ pairs }) => listNewAddonIds(pairs ?? [])),
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
