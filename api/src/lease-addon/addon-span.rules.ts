import type { LocalDate } from '@husrum/format';
import { addDays } from '@husrum/format';
import type { Span } from '../rent/period';

type Texts = Record<string, string[]>;

/** Why an add-on cannot run on these days of a lease, by field; undefined when it can. */
export const spanProblem = (addon: Span, lease: Span): Texts | undefined => {
  if (addon.start < lease.start) return { start: [`Uthyrningen börjar ${lease.start}`] };
  if (lease.stop !== null && addon.start > lease.stop) return { start: [`Uthyrningen slutar ${lease.stop}`] };
  if (addon.stop !== null && lease.stop !== null && addon.stop > lease.stop)
    return { stop: [`Uthyrningen slutar ${lease.stop}`] };
  return undefined;
};

/** The last day of an add-on that is taken away today: yesterday; null when it then never ran (D-19). */
export const lastDay = (addon: Span, today: LocalDate): LocalDate | null => {
  const yesterday = addDays(today, -1);
  if (addon.start > yesterday) return null;
  return addon.stop !== null && addon.stop < yesterday ? addon.stop : yesterday;
};
