import { accountingInvoices, integrationTexts } from '@husrum/api-connections';
import {
  addInvoiceEvent,
  addInvoiceEvents,
  changeInvoice,
  lockInvoice,
  refreshInvoiceStatuses,
} from '@husrum/api-invoicing';
import type { ActorContext, Tx } from '@husrum/api-platform';
import {
  type AccountingInvoice,
  type AccountingPayment,
  AccountingRefusal,
  type ListedInvoice,
  ServiceError,
} from '@husrum/api-ports';
import { accountingRules } from '@husrum/contract/accounting';
import { integrationLabel } from '@husrum/contract/integration';
import { accountingSyncTexts } from './accounting-sync.texts';
import { refusalText } from './accounting-task.texts';
import { compareInvoice, comparePayments } from './compare-invoice.rules';
import { replaceDivergences } from './divergence.store';
import { registerPayment, SyncStopError } from './register-payment';
import { deductRepayments } from './repayment.rules';
import { toStoredState } from './stored-state.rules';
import type { SyncContext } from './sync-context';
import {
  findSyncedInvoice,
  listSharedPayments,
  type SyncedInvoice,
  toKnownPayment,
} from './synced-invoice.store';

export interface SyncResult {
  /** The number of payments that the sync registered here. */
  payments: number;
  /** The number of new divergences. */
  divergences: number;
  /** The ids of the invoices that cannot be synchronised any more. */
  stopped: number[];
  /** Something could not be decided yet: the next sync must read the same period again. */
  mustReadAgain: boolean;
}
export const emptySyncResult = (): SyncResult => ({
  payments: 0,
  divergences: 0,
  stopped: [],
  mustReadAgain: false,
});

/** Registers the booked payments of an invoice that are not registered here yet. */
export const registerPayments = async (
  context: SyncContext,
  invoice: SyncedInvoice,
  payments: readonly AccountingPayment[],
  result: SyncResult,
  /** The expected sum of the shared payments before these: see `registerPayment`. */
  sharedOre?: number,
): Promise<void> => {
  let expectedOre = sharedOre;
  for (const payment of payments) {
    // A repayment is not registered as a payment: it is deducted from earlier ones.
    if (!payment.isBooked || payment.amountOre <= 0) continue;
    const outcome = await registerPayment(context, invoice, payment, expectedOre);
    if (outcome === 'registered') {
      result.payments += 1;
      if (expectedOre !== undefined) expectedOre += payment.amountOre;
    }
    if (outcome === 'deferred') result.mustReadAgain = true;
  }
};

/** Marks the invoice as booked here if a user has booked it in the program. */
const applyBooking = async (
  { tx, clock }: ActorContext,
  { program }: SyncContext,
  invoice: SyncedInvoice,
  theirs: AccountingInvoice,
): Promise<void> => {
  if (!theirs.isBooked || invoice.booked_at !== null || invoice.cancelled_at !== null) return;
  const takesOcr =
    invoice.sent_at === null && accountingRules[program].ocr === 'SERVICE' && theirs.ocr !== null;
  await changeInvoice(tx, invoice.id, {
    booked_at: clock.now().toISOString(),
    ...(takesOcr ? { ocr: theirs.ocr } : {}),
  });
  await addInvoiceEvent(tx, invoice.id, { kind: 'BOOKED', userId: null, detail: integrationLabel[program] });
  await refreshInvoiceStatuses(tx, [invoice.id], clock.today());
};

const toOurInvoice = (invoice: SyncedInvoice) => ({
  payOre: invoice.pay_ore,
  leftOre: invoice.left_ore,
  // The due date of an unsent invoice is set when it is sent.
  dueDate: invoice.sent_at === null || invoice.kind === 'CREDIT' ? null : invoice.due_at,
  isCancelled: invoice.cancelled_at !== null,
  hasCreditInvoice: invoice.has_credit_invoice,
  // Fortnox is updated at the end of the sync. Spiris has no call for it, so a person decides.
  isSettlementPending: invoice.invoice_type === 'FORTNOX' && invoice.allocated_ore > invoice.shared_ore,
  isCreditInvoice: invoice.kind === 'CREDIT',
});

/** Stores the state in the program, and opens a divergence for each value that differs, for a user to decide. */
const compareAndStore = (
  context: SyncContext,
  id: number,
  theirs: AccountingInvoice | undefined,
  payments: readonly AccountingPayment[] | undefined,
): Promise<number> =>
  context.transaction(async (actor) => {
    const { tx, clock } = actor;
    await lockInvoice(tx, id);
    const invoice = await findSyncedInvoice(tx, id);
    // An invoice with open tasks is expected to differ.
    if (invoice === undefined || invoice.has_open_tasks) return 0;
    if (theirs !== undefined) {
      await accountingInvoices.save(tx, id, toStoredState(theirs, clock.now().toISOString()));
      await applyBooking(actor, context, invoice, theirs);
    }
    const found = compareInvoice(toOurInvoice(invoice), theirs);
    const paymentDivergences =
      payments === undefined
        ? []
        : comparePayments(
            await listSharedPayments(tx, id),
            payments.map(({ id: serviceId, amountOre }) => ({ serviceId, amountOre })),
          );
    // A payment that differs explains why the amount left differs.
    const divergences = [
      ...(paymentDivergences.length > 0 ? found.filter(({ field }) => field !== 'LEFT') : found),
      ...paymentDivergences,
    ];
    const added = await replaceDivergences(
      tx,
      id,
      divergences,
      (field) => field !== 'PAYMENT' || payments !== undefined,
    );
    await addInvoiceEvents(
      tx,
      added.map(({ field, ours, theirs: there }) => ({
        ...{ invoiceId: id, kind: 'DIVERGED' as const, userId: null },
        detail: accountingSyncTexts.divergence(field, ours, there),
      })),
    );
    return added.length;
  });

/** Whether the payments that are registered on both sides explain what is left to pay in the program. */
const isExplained = (invoice: SyncedInvoice, { payOre, leftOre }: ListedInvoice | AccountingInvoice) =>
  payOre - leftOre === invoice.shared_ore;

const mustReadPayments = (invoice: SyncedInvoice, theirs: AccountingInvoice) =>
  invoice.kind !== 'CREDIT' && theirs.creditedById === null && !isExplained(invoice, theirs);

/**
 * The invoice in the program. A listed invoice is read in full only if something differs from ours, so that a month of paid
 * invoices takes a few calls instead of one for each invoice.
 */
export const toFullInvoice = async (
  { service }: SyncContext,
  invoice: SyncedInvoice,
  listed: ListedInvoice,
): Promise<AccountingInvoice> => {
  if (listed.fullInvoice !== null) return listed.fullInvoice;
  const { fullInvoice: _fullInvoice, ...listedFields } = listed;
  const theirs: AccountingInvoice = {
    ...listedFields,
    taxOre: invoice.service_tax_ore ?? 0,
    creditedById: null,
    creditsId: null,
    modifiedAt: null,
  };
  const isUnchanged =
    invoice.service_tax_ore !== null &&
    isExplained(invoice, listed) &&
    listed.isBooked === (invoice.booked_at !== null) &&
    compareInvoice(toOurInvoice(invoice), theirs).length === 0;
  return isUnchanged ? theirs : service.readInvoice(listed.id);
};

/** Reads all payments of the invoice in the program, after deduction of repayments, and registers the new ones here. */
const readAndRegisterPayments = async (
  context: SyncContext,
  invoice: SyncedInvoice,
  theirs: AccountingInvoice,
  result: SyncResult,
): Promise<readonly AccountingPayment[]> => {
  const sharedPayments = await context.transaction(({ tx }) => listSharedPayments(tx, invoice.id));
  const payments = deductRepayments(
    await context.service.listInvoicePayments(theirs.id, sharedPayments.map(toKnownPayment)),
    new Set(sharedPayments.map(({ serviceId }) => serviceId)),
  );
  const sharedOre = sharedPayments.reduce((sum, { amountOre }) => sum + amountOre, 0);
  await registerPayments(context, invoice, payments, result, sharedOre);
  return payments;
};

/** Compares one invoice with the one in the program, and registers new payments of it here. */
export const syncInvoice = async (
  context: SyncContext,
  invoice: SyncedInvoice,
  theirs: AccountingInvoice | undefined,
  result: SyncResult,
): Promise<void> => {
  const payments =
    theirs !== undefined && mustReadPayments(invoice, theirs)
      ? await readAndRegisterPayments(context, invoice, theirs, result)
      : undefined;
  result.divergences += await compareAndStore(context, invoice.id, theirs, payments);
};

/** Reads the invoice in the program. Its key may have changed, because a person has booked it there. */
export const readTheirInvoice = async (
  { service }: SyncContext,
  { service_id, reference }: Pick<SyncedInvoice, 'service_id' | 'reference'>,
): Promise<AccountingInvoice | undefined> => {
  if (service_id !== null) {
    try {
      return await service.readInvoice(service_id);
    } catch (error) {
      if (!(error instanceof ServiceError && error.failure === 'notFound')) throw error;
    }
  }
  return service.findInvoice(reference);
};

/** The reason why the sync of an invoice must stop until a user solves it. The result is undefined for temporary errors. */
export const findStopReason = ({ program }: SyncContext, error: unknown): string | undefined => {
  if (error instanceof SyncStopError) return error.message;
  if (error instanceof AccountingRefusal) return refusalText(error.reason, integrationLabel[program]);
  if (error instanceof ServiceError && error.failure === 'refused') return integrationTexts.failure.refused;
  return undefined;
};

/** Stops the sync of the invoice. Returns false if it was stopped already. */
const stopInvoiceSync = async (tx: Tx, invoiceId: number, error: string): Promise<boolean> => {
  const invoice = await lockInvoice(tx, invoiceId);
  await accountingInvoices.save(tx, invoiceId, { sync_error: error });
  if (invoice?.sync_active !== true) return false;
  await changeInvoice(tx, invoiceId, { sync_active: false });
  return true;
};

/** Runs the sync of one invoice. A permanent failure stops the sync of that invoice only; temporary ones are thrown. */
export const stopOnRefusal = async (
  context: SyncContext,
  invoiceId: number,
  result: SyncResult,
  run: () => Promise<void>,
): Promise<void> => {
  try {
    await run();
  } catch (error) {
    const reason = findStopReason(context, error);
    if (reason === undefined) throw error;
    const isNew = await context.transaction(async ({ tx, log }) => {
      log.warn({ err: error, invoice: invoiceId }, 'an invoice is not synchronised any more');
      if (!(await stopInvoiceSync(tx, invoiceId, reason))) return false;
      await addInvoiceEvent(tx, invoiceId, { kind: 'SYNC_STOPPED', userId: null, detail: reason });
      return true;
    });
    if (isNew) result.stopped.push(invoiceId);
  }
};
