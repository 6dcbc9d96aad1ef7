import { addMonths, dateRange, type LocalDate } from '@husrum/format';
import type { Period, Span } from '../rent/period';

export const LONGEST_MONTHS = 24;
type Texts = Record<string, string[]>;

/** Why a period cannot be billed on a lease (D-9), by field; undefined when it can. */
export const periodProblem = ({ start, stop }: Period, lease: Span): Texts | undefined => {
  if (stop < start) return { stop: ['Till kan inte vara före Från'] };
  if (start < lease.start) return { start: [`Uthyrningen börjar ${lease.start}`] };
  if (lease.stop !== null && start > lease.stop) return { start: [`Uthyrningen slutade ${lease.stop}`] };
  if (lease.stop !== null && stop > lease.stop) return { stop: [`Uthyrningen slutar ${lease.stop}`] };
  if (stop >= addMonths(start, LONGEST_MONTHS))
    return { stop: [`En hyresavi kan omfatta högst ${LONGEST_MONTHS} månader`] };
  return undefined;
};

/** What overlaps, said so that it can be found: `Perioden är redan aviserad (100247, 2026-11-01 – 2026-11-30)`. */
export const overlapText = (
  what: string,
  { reference, start, stop }: { reference: string | null; start: LocalDate; stop: LocalDate },
): string => `${what} (${[reference, dateRange(start, stop)].filter((part) => part !== null).join(', ')})`;
