import type { InspectionKind } from '@husrum/contract/statutory-inspection';
import type { LocalDate } from '@husrum/format';
import { type DatedRequirement, listUpcoming } from './requirement.rules';

export interface Occurrence {
  readonly day: LocalDate;
  readonly overdue: boolean;
}

type PlanRequirement = DatedRequirement & {
  readonly planned: { readonly day: LocalDate } | null;
};

/** The days of a requirement until the end of `lastYear`, each with the year of the plan in which it is listed. */
const placeOccurrences = (
  requirement: PlanRequirement,
  lastYear: number,
  today: LocalDate,
): (Occurrence & { readonly year: number })[] => {
  const [first, ...later] = listUpcoming(requirement, today, `${lastYear}-12-31`);
  const next = requirement.planned?.day ?? first;
  if (next === undefined || requirement.due_on === null) return [];
  const overdue = requirement.due_on < today;
  const yearOf = (day: LocalDate) => Number(day.slice(0, 4));
  const year = overdue && requirement.planned === null ? yearOf(today) : yearOf(next);
  return [{ day: next, overdue, year }, ...later.map((day) => ({ day, overdue: false, year: yearOf(day) }))];
};

/**
 * The days of a requirement in a year. An overdue occurrence keeps its day, but is placed in the current year. A planned activity moves
 * the next occurrence to its day.
 */
export const listOccurrencesInYear = (
  requirement: PlanRequirement,
  year: number,
  today: LocalDate,
): Occurrence[] =>
  placeOccurrences(requirement, year, today)
    .filter((occurrence) => occurrence.year === year)
    .map(({ day, overdue }) => ({ day, overdue }));

export interface YearCount {
  readonly kind: InspectionKind;
  readonly year: number;
  readonly count: number;
}

/**
 * The number of inspections of each kind in each of the `years` years from this one, without zeros. `count` of a requirement
 * is the number of equal requirements.
 */
export const countByYear = (
  requirements: readonly (PlanRequirement & { readonly count: number })[],
  years: number,
  today: LocalDate,
): YearCount[] => {
  const firstYear = Number(today.slice(0, 4));
  const lastYear = firstYear + years - 1;
  const counts = new Map<string, YearCount>();
  for (const requirement of requirements) {
    const { kind, count } = requirement;
    for (const { year } of placeOccurrences(requirement, lastYear, today)) {
      if (year < firstYear || year > lastYear) continue;
      const key = `${kind} ${year}`;
      counts.set(key, { kind, year, count: (counts.get(key)?.count ?? 0) + count });
    }
  }
  return [...counts.values()];
};
