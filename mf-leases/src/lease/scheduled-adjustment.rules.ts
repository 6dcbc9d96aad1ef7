import type { Lease } from '@husrum/contract/lease';
import { latestDate } from '@husrum/format';

type ScheduledAdjustment = NonNullable<Lease['scheduled_adjustments']>[number];
type RentValues = Pick<Lease, 'start' | 'stop' | 'fee' | 'fee_as_m2' | 'payment_interval'>;

/** What the scheduled adjustments of a lease do to a rent that is agreed in the form. */
interface AgreedRent {
  /** The first day of the rent. */
  from: string;
  /** Those of that day or an earlier one, which leave it as it is. */
  notApplied: readonly ScheduledAdjustment[];
  /** The later adjustments, which change it. */
  applied: readonly ScheduledAdjustment[];
}

/**
 * The rent that is agreed when the form of the lease is saved, as the server decides it. The result is null when the rent
 * does not change, or when no adjustment is scheduled.
 */
export const planAgreedRent = (
  lease: RentValues & Pick<Lease, 'new_terms_start' | 'scheduled_adjustments'>,
  { start, stop, fee, fee_as_m2, payment_interval }: Partial<RentValues>,
): AgreedRent | null => {
  const isSameRent =
    fee === lease.fee && fee_as_m2 === lease.fee_as_m2 && payment_interval === lease.payment_interval;
  const adjustments = (lease.scheduled_adjustments ?? []).filter(
    ({ scheduled_at }) => !stop || scheduled_at <= stop,
  );
  if (isSameRent || typeof fee !== 'number' || adjustments.length === 0) return null;
  const newStart = start || lease.start;
  const termsStart = lease.new_terms_start ?? lease.start;
  // Without a sent invoice, new terms start with the lease, also when its start is moved.
  const from = termsStart === lease.start ? newStart : latestDate(newStart, termsStart);
  // The rent that a lease begins with is also changed on its first day.
  const isApplied = ({ scheduled_at }: ScheduledAdjustment) =>
    scheduled_at > from || (scheduled_at === from && from === newStart);
  return {
    from,
    notApplied: adjustments.filter((adjustment) => !isApplied(adjustment)),
    applied: adjustments.filter(isApplied),
  };
};
