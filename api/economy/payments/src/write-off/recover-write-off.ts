import { type LocalDate, latestDate } from '@husrum/format';
import { type Actor, recordWriteOff } from './record-write-off';
import { findLastWriteOffDay, sumRecovered } from './write-off.store';

export interface Recovery {
  readonly invoiceId: number;
  readonly paymentId: number;
  readonly ore: number;
  readonly paidAt: LocalDate;
}

/**
 * Takes back what payments recover of written-off invoices (docs/domain-rules.md, D-28). A payment of an earlier day recovers it on the
 * day of the write-off: before that, nothing was written off.
 */
export const recoverWriteOffs = async (context: Actor, recoveries: readonly Recovery[]): Promise<void> => {
  for (const { invoiceId, paymentId, ore, paidAt } of recoveries) {
    const writtenOffOn = await findLastWriteOffDay(context.tx, invoiceId);
    const day = latestDate(paidAt, writtenOffOn ?? paidAt);
    await recordWriteOff(context, { invoiceId, paymentId, what: 'RECOVERED', ore: -ore, day });
  }
};

/** Writes off again, today, what an undone payment had recovered. No more than the payment still covered of the invoice. */
export const restoreWriteOffs = async (
  context: Actor,
  paymentId: number,
  allocations: readonly { readonly invoiceId: number; readonly ore: number }[],
): Promise<void> => {
  const recovered = await sumRecovered(
    context.tx,
    paymentId,
    allocations.map(({ invoiceId }) => invoiceId),
  );
  const day = context.clock.today();
  for (const allocation of allocations) {
    const { invoiceId } = allocation;
    const ore = Math.min(recovered.get(invoiceId) ?? 0, allocation.ore);
    if (ore > 0) await recordWriteOff(context, { invoiceId, paymentId, what: 'RESTORED', ore, day });
  }
};
