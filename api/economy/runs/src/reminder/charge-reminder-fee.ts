import { addLateCharges } from '@husrum/api-payments';
import { type ActorContext, enqueueJobs, type Tx } from '@husrum/api-platform';
import { listStatedFees } from './reminder.store';

export const CHARGE_FEE_JOB = 'reminder.charge-fee';

/**
 * Charges the fee that a reminder states, once its sending is committed. A job does it: the fee locks leases before invoices, as
 * everything that invoices does, and the sending has locked invoices.
 */
export const enqueueFee = async (tx: Tx, businessId: number, reminderId: number): Promise<void> => {
  const data = { billableId: businessId, reminderId };
  await enqueueJobs(tx, [
    { businessId, kind: CHARGE_FEE_JOB, data, dedupe: `${CHARGE_FEE_JOB} ${reminderId}` },
  ]);
};

/** Charges the fees of a sent reminder (docs/domain-rules.md, D-16, D-29). A fee that the invoice has already is not charged again. */
export const chargeReminderFee = async (
  context: Pick<ActorContext, 'tx' | 'clock' | 'account'>,
  reminderId: number,
): Promise<void> => {
  const fees = await listStatedFees(context.tx, reminderId);
  await addLateCharges(
    context,
    fees.map((fee) => ({ ...fee, kind: 'REMINDER_FEE' as const, reminderId })),
  );
};
