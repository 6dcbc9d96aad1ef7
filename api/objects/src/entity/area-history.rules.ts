import type { AreaVersion } from '@husrum/contract/entity';
import { addDays, type LocalDate } from '@husrum/format';

interface StoredArea {
  id: number;
  validFrom: LocalDate;
  area: number | string | null;
}

const phaseOf = (from: LocalDate | null, to: LocalDate | null, today: LocalDate): AreaVersion['phase'] => {
  if (from !== null && from > today) return 'coming';
  return to === null || to >= today ? 'current' : 'past';
};

/**
 * The areas of an object, newest first. The oldest area also applies before the day it was entered, so its `valid_from` is
 * null.
 */
export const toAreaHistory = (stored: readonly StoredArea[], today: LocalDate): AreaVersion[] =>
  stored
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
    .map(({ id, validFrom, area }, index, all) => {
      const next = all[index + 1];
      const firstDay = index === 0 ? null : validFrom;
      const validTo = next === undefined ? null : addDays(next.validFrom, -1);
      return {
        id,
        area: area === null ? null : Number(area),
        valid_from: firstDay,
        valid_to: validTo,
        phase: phaseOf(firstDay, validTo, today),
      };
    })
    .toReversed();
