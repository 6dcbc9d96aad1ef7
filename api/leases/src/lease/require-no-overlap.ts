import { invalidInput, type Tx } from '@husrum/api-platform';
import { hasDays } from '@husrum/api-rent';
import type { LocalDate } from '@husrum/format';
import { findOverlappingLease } from './lease.store';
import { leaseTexts } from './lease.texts';

interface LeasePeriod {
  id?: number;
  entity_id: number;
  start: LocalDate;
  stop: LocalDate | null;
}

/** Throws 422 under `field` if the object has another lease on any of the days. */
export const requireNoOverlap = async (tx: Tx, period: LeasePeriod, field = 'start'): Promise<void> => {
  if (!hasDays(period)) return;
  const other = await findOverlappingLease(tx, period);
  if (other) throw invalidInput({ [field]: [leaseTexts.overlaps(other.start, other.stop)] });
};
