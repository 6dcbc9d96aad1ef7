import type { Span } from '@husrum/api-rent';
import type { LocalDate } from '@husrum/format';
import { addDays } from '@husrum/format';
import { leaseAddonTexts } from './lease-addon.texts';

/** The errors of the days of a lease add-on, by field. The result is undefined when they are valid. */
export const leaseAddonSpanErrors = (addon: Span, lease: Span): Record<string, string[]> | undefined => {
  if (addon.start < lease.start) return { start: [leaseAddonTexts.leaseStarts(lease.start)] };
  if (lease.stop !== null && addon.start > lease.stop)
    return { start: [leaseAddonTexts.leaseEnds(lease.stop)] };
  if (addon.stop !== null && lease.stop !== null && addon.stop > lease.stop)
    return { stop: [leaseAddonTexts.leaseEnds(lease.stop)] };
  return undefined;
};

/**
 * The last day of an add-on that is ended today: yesterday at the latest. The result is null if it has never applied
 * (docs/domain-rules.md, D-19).
 */
export const lastDayWhenEnded = (addon: Span, today: LocalDate): LocalDate | null => {
  const yesterday = addDays(today, -1);
  if (addon.start > yesterday) return null;
  return addon.stop !== null && addon.stop < yesterday ? addon.stop : yesterday;
};
