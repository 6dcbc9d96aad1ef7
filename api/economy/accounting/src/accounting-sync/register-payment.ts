import { payInvoice } from '@husrum/api-payments';
import { Problem } from '@husrum/api-platform';
import type { AccountingPayment } from '@husrum/api-ports';
import { earliestDate, formatOre } from '@husrum/format';
import { accountingSyncTexts } from './accounting-sync.texts';
import type { SyncContext } from './sync-context';
import {
  hasWaitingPayTask,
  insertSharedPayment,
  linkPayment,
  type SyncedInvoice,
  sumSharedPayments,
} from './synced-invoice.store';

/** The invoice cannot be synchronised until a user solves the problem that the message describes, in Swedish. */
export class SyncStopError extends Error {
  override name = 'SyncStopError';
}

/** Rolls back the transaction: the shared payments, which are registered both here and in the program, have changed since they were read. */
class PaymentsChangedError extends Error {}

/**
 * The outcome of the registration of a payment:
 * - registered: now, by us
 * - known: it was registered before
 * - deferred: it may be a payment that one of our tasks has just registered; the next sync decides
 */
export type RegistrationOutcome = 'registered' | 'known' | 'deferred';

/**
 * Registers a payment of the accounting program on our invoice, once: the row that links the two payments is unique, and is inserted in
 * the same transaction. A future date becomes today. Throws SyncStopError when the payment cannot be registered on the invoice.
 */
export const registerPayment = async (
  { transaction, integrationId }: SyncContext,
  { id, invoice_type }: Pick<SyncedInvoice, 'id' | 'invoice_type'>,
  payment: AccountingPayment,
  /** The expected sum of the shared payments before this one, in öre. The task is deferred if it differs. */
  expectedSharedOre?: number,
): Promise<RegistrationOutcome> => {
  try {
    return await transaction(async (context) => {
      const { tx, clock } = context;
      if (await hasWaitingPayTask(tx, id)) return 'deferred';
      const today = clock.today();
      const paidAt = earliestDate(payment.paidAt, today);
      const sharedId = await insertSharedPayment(tx, {
        ...{ integrationId, invoiceId: id, serviceId: payment.id, amountOre: payment.amountOre },
        paidAt,
      });
      if (sharedId === undefined) return 'known';
      const { paymentId } = await payInvoice(context, {
        invoiceId: id,
        amountOre: payment.amountOre,
        paidAt,
        type: invoice_type ?? 'MANUAL',
      });
      await linkPayment(tx, sharedId, paymentId);
      // The invoice is locked now. Another server may have registered the same money as other payments.
      const sharedBeforeOre = (await sumSharedPayments(tx, id)) - payment.amountOre;
      if (expectedSharedOre !== undefined && sharedBeforeOre !== expectedSharedOre)
        throw new PaymentsChangedError();
      return 'registered';
    });
  } catch (error) {
    if (error instanceof PaymentsChangedError) return 'deferred';
    if (!(error instanceof Problem)) throw error;
    const { amountOre, paidAt } = payment;
    throw new SyncStopError(accountingSyncTexts.paymentRefused(formatOre(amountOre), paidAt, error.message), {
      cause: error,
    });
  }
};
