import { type Tx, zip } from '@husrum/api-platform';
import {
  applyAdjustments,
  intersect,
  invoiceTotals,
  type LeaseTerms,
  type Period,
  periodAfterChange,
  type Span,
  versionOn,
} from '@husrum/api-rent';
import { adjustEditedRow } from './edited-rows';
import type { Invoice } from './invoice.store';
import type { LeaseForInvoicing } from './lease-for-invoicing.store';
import { listRowsByInvoice, type Row } from './rows.store';
import { planRowsAfterChange } from './rows-after-change.rules';
import { fromStoredAdjustment } from './stored-adjustment.rules';

/** What a rent invoice would be after a change of its lease. */
export interface InvoiceEffect {
  invoice: Invoice;
  /** Its days after the change; null when none is left. */
  after: Period | null;
  /** The amount to pay for those days, in öre. */
  payOre: number;
  /** The explanation of the first calculated row, normally the rent. It is empty without one. */
  explanation: string;
}

/** Manual rows, and rows that a person has edited, have no explanation. They are not recalculated. */
const isCalculated = (row: Row): boolean => row.explanation !== null;

/**
 * The amount of a manual or edited row for the new totals. An edited row is adjusted to the new days, and left out when none of
 * its days is left.
 */
const toTotalsInput = (row: Row, before: Period, after: Period) => {
  // `undefined`: a manual row, which keeps its amount.
  const adjusted = adjustEditedRow(row, before, after);
  return adjusted === null ? [] : [{ netOre: adjusted?.netOre ?? row.total_ore, taxRate: row.tax_rate }];
};

/** The terms that an invoice is or was planned from: a locked one includes only what was scheduled at that time. */
const termsOfInvoice = (lease: LeaseForInvoicing, invoice: Invoice): LeaseTerms => {
  if (invoice.locked_at === null) return lease;
  const scheduledIds = new Set(lease.adjustments.map(({ id }) => id));
  const included = invoice.counted_adjustments.filter(({ id }) => scheduledIds.has(id));
  return applyAdjustments(lease, lease.storedTerms, included.map(fromStoredAdjustment));
};

const planEffect = (
  lease: LeaseForInvoicing,
  invoice: Invoice,
  after: Period | null,
  rows: readonly Row[],
): InvoiceEffect => {
  if (after === null) return { invoice, after, payOre: 0, explanation: '' };
  const planned = planRowsAfterChange(
    termsOfInvoice(lease, invoice),
    invoice,
    after,
    rows.filter(isCalculated),
  );
  const notCalculated = rows
    .filter((row) => !isCalculated(row))
    .flatMap((row) => toTotalsInput(row, invoice, after));
  const { payOre } = invoiceTotals([...planned, ...notCalculated]);
  return { invoice, after, payOre, explanation: planned[0]?.explanation ?? '' };
};

/**
 * The effects on a lease's invoices when its days change from `before` to those of `lease`: on the unsent ones, and on locked ones
 * that have days outside the lease. Locked invoices are not changed: their effect shows what they should have been.
 */
export const planInvoiceEffects = async (
  tx: Tx,
  lease: LeaseForInvoicing,
  before: Span,
  invoices: readonly Invoice[],
): Promise<InvoiceEffect[]> => {
  const change = { before, after: lease };
  const periods = invoices.map((invoice) => {
    if (invoice.locked_at !== null) return intersect(invoice, lease);
    const interval = versionOn(lease.versions, invoice.start)?.interval ?? lease.interval;
    const others = invoices.filter((other) => other !== invoice);
    return periodAfterChange(invoice, interval, change, others);
  });
  const affected = zip(invoices, periods).filter(
    ([invoice, after]) =>
      invoice.locked_at === null || after?.start !== invoice.start || after.stop !== invoice.stop,
  );
  const rows = await listRowsByInvoice(
    tx,
    affected.map(([{ id }]) => id),
  );
  return affected.map(([invoice, after]) => planEffect(lease, invoice, after, rows.get(invoice.id) ?? []));
};
