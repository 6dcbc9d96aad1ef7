import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import { invalid } from '../platform/errors';
import { overlappingLease } from './lease.store';

interface Wanted {
  id?: number;
  entity_id: number;
  start: LocalDate;
  stop: LocalDate | null;
}

/** Refuses days on which the object is let already. `field` is where the answer is shown. */
export const checkPeriod = async (tx: Tx, wanted: Wanted, field = 'start'): Promise<void> => {
  const other = await overlappingLease(tx, wanted);
  if (!other) return;
  const until = other.stop ?? 'tills vidare';
  throw invalid({ [field]: [`Objektet är redan uthyrt ${other.start} – ${until}`] });
};
