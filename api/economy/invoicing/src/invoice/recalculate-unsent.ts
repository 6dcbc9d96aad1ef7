import { type ActorContext, groupBy, orNotFound } from '@husrum/api-platform';
import { includedAdjustments, type Period, type Span } from '@husrum/api-rent';
import type { LocalDate } from '@husrum/format';
import { enqueueCancellation } from './accounting-changes';
import { writeCancellation } from './cancel-invoice';
import { adjustEditedRows } from './edited-rows';
import { saveIncludedAdjustments } from './included-adjustments.store';
import { changeInvoice, type Invoice, lockInvoices } from './invoice.store';
import { type InvoiceEffect, planInvoiceEffects } from './invoice-effect';
import { addInvoiceEvent } from './invoice-event.store';
import { findLeasesForInvoicing, type LeaseForInvoicing, lockLeases } from './lease-for-invoicing.store';
import { listActiveRentInvoices, listUnsentRentInvoices } from './lease-invoices.store';
import { recalculateInvoice } from './recalculate-invoice';
import { recalculateDueDate } from './recalculated-due-date';
import { replaceRows } from './replace-rows';
import { type AddonsChange, planRowsAfterChange } from './rows-after-change.rules';

type Context = Pick<ActorContext, 'tx' | 'clock' | 'account'>;

/** A lease whose stored days, terms or add-ons have changed. */
export interface ChangedLease {
  readonly id: number;
  /** Its days before the change, if they may have changed. */
  readonly before?: Span;
  /** How its add-ons changed, if they did. */
  readonly addons?: AddonsChange;
  /** An add-on that is deleted afterwards. */
  readonly removedAddonId?: number | undefined;
  /** Shown in the history of its invoices. */
  readonly reason: string;
}

interface Recalculation {
  /** The unsent invoices that have changed. */
  readonly changedIds: ReadonlySet<number>;
  /** What sent invoices with days outside their lease should have been. They are not changed. */
  readonly sent: readonly InvoiceEffect[];
}

/** An unsent invoice to calculate, with its days before and after the change. */
interface UnsentInvoice {
  readonly lease: LeaseForInvoicing;
  readonly change: ChangedLease;
  readonly invoice: Period & { readonly id: number };
  readonly after: Period;
}

/** Replaces the calculated rows of the invoices. Returns the ids of those that changed. */
const calculateRows = async (
  { tx, clock, account }: Context,
  invoices: readonly UnsentInvoice[],
): Promise<number[]> => {
  const changedIds = await replaceRows(
    tx,
    new Map(
      invoices.map(({ lease, change: { addons, reason }, invoice }) => [
        invoice.id,
        {
          planRows: (period, calculated) => planRowsAfterChange(lease, invoice, period, calculated, addons),
          reason,
        },
      ]),
    ),
    { userId: account.userId, today: clock.today() },
  );
  await saveIncludedAdjustments(
    tx,
    invoices.map(({ lease, invoice, after }) => ({
      id: invoice.id,
      included: includedAdjustments(lease, after, lease.adjustments),
    })),
  );
  return changedIds;
};

/** Gives an unsent invoice its new days and rows. Returns whether it changed. */
const updateInvoice = async (
  context: Context,
  lease: LeaseForInvoicing,
  change: ChangedLease,
  { invoice, after }: { readonly invoice: Invoice; readonly after: Period },
): Promise<boolean> => {
  const { tx, clock, account } = context;
  const { id } = invoice;
  const isMoved = after.start !== invoice.start || after.stop !== invoice.stop;
  if (isMoved) {
    const due = after.start === invoice.start ? {} : recalculateDueDate(lease, invoice, after.start);
    await changeInvoice(tx, id, { ...after, ...due });
    await adjustEditedRows(tx, id, invoice, after);
  }
  const changedIds = await calculateRows(context, [{ lease, change, invoice, after }]);
  if (!isMoved || changedIds.length > 0) return changedIds.length > 0;
  const { userId } = account;
  await addInvoiceEvent(tx, id, { kind: 'RECALCULATED', userId, detail: change.reason });
  await recalculateInvoice(tx, invoice, { userId, today: clock.today() });
  return true;
};

/** Gives the unsent invoices of a lease the days that it has now, one after the other. Those without a day left are cancelled. */
const updateInvoicesOfLease = async (
  context: Context,
  lease: LeaseForInvoicing,
  change: ChangedLease,
): Promise<Recalculation> => {
  const { tx, account } = context;
  const active = await listActiveRentInvoices(tx, lease.id);
  const invoices = await lockInvoices(
    tx,
    active.map(({ id }) => id),
  );
  const effects = await planInvoiceEffects(tx, lease, change.before ?? lease, invoices);
  const changedIds = new Set<number>();
  for (const { invoice, after } of effects.filter((effect) => effect.invoice.locked_at === null)) {
    if (after === null) {
      await writeCancellation(context, invoice);
      await enqueueCancellation(tx, invoice, account.userId);
      changedIds.add(invoice.id);
    } else if (await updateInvoice(context, lease, change, { invoice, after })) changedIds.add(invoice.id);
  }
  return { changedIds, sent: effects.filter(({ invoice }) => invoice.locked_at !== null) };
};

const withoutAddon = (lease: LeaseForInvoicing, removedId: number | undefined): LeaseForInvoicing =>
  removedId === undefined ? lease : { ...lease, addons: lease.addons.filter(({ id }) => id !== removedId) };

/**
 * Calculates the unsent rent invoices of leases anew, after a change of the days, terms or add-ons of these, or of what they are
 * calculated from (docs/domain-rules.md, D-7, D-15, D-19). Rows that people have written, edited or removed stay so. With `from`,
 * only invoices with days on or after it. Leases that keep their days need few SQL statements together: an adjustment can
 * change thousands.
 */
export const recalculateUnsent = async (
  context: Context,
  leases: readonly ChangedLease[],
  from?: LocalDate,
): Promise<Recalculation> => {
  const { tx } = context;
  const ids = leases.map(({ id }) => id);
  await lockLeases(tx, ids);
  const unsent = groupBy(await listUnsentRentInvoices(tx, ids, from), ({ lease_id }) => lease_id);
  const concerned = leases.filter(({ id, before }) => before !== undefined || unsent.has(id));
  const found = await findLeasesForInvoicing(
    tx,
    concerned.map(({ id }) => id),
  );
  const known = new Map(found.map((lease) => [lease.id, lease]));
  const changes = concerned.map((change) => {
    const lease = withoutAddon(orNotFound(known.get(change.id)), change.removedAddonId);
    const invoices = unsent.get(lease.id) ?? [];
    const hasDaysOutside = invoices.some(
      ({ start, stop }) => start < lease.start || (lease.stop !== null && stop > lease.stop),
    );
    return { lease, change, invoices, mayMove: change.before !== undefined || hasDaysOutside };
  });
  const staying = changes.filter(({ mayMove }) => !mayMove);
  const changedIds = new Set(
    await calculateRows(
      context,
      staying.flatMap(({ lease, change, invoices }) =>
        invoices.map((invoice) => ({ lease, change, invoice, after: invoice })),
      ),
    ),
  );
  const sent: InvoiceEffect[] = [];
  for (const { lease, change } of changes.filter(({ mayMove }) => mayMove)) {
    const updated = await updateInvoicesOfLease(context, lease, change);
    for (const id of updated.changedIds) changedIds.add(id);
    sent.push(...updated.sent);
  }
  return { changedIds, sent };
};
