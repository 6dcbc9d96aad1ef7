import type { Clock, Tx } from '@husrum/api-platform';
import type { DueInspection } from '@husrum/contract/calendar';
import { inspectionKindInfo } from '@husrum/contract/statutory-inspection';
import { compareDates, compareSwedish, type LocalDate } from '@husrum/format';
import { listOccurrencesInYear } from '../statutory-inspection/plan.rules';
import {
  listDatedRequirements,
  type StoredRequirement,
} from '../statutory-inspection/requirement-rows.store';
import { refreshRequirements } from '../statutory-inspection/stored-requirement.store';
import type { CalendarWindow } from './move.store';

const yearOf = (day: LocalDate): number => Number(day.slice(0, 4));

/** The years of the window, and the current year: `listOccurrencesInYear` lists overdue inspections in the current one. */
const yearsOf = ({ from, to }: CalendarWindow, today: LocalDate): number[] => {
  const [first, last] = [yearOf(from), yearOf(to)];
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return [...new Set([...years, yearOf(today)])];
};

/** The due dates of a requirement in the window, without one for which an activity is planned. */
const dueDatesInWindow = (requirement: StoredRequirement, window: CalendarWindow, today: LocalDate) =>
  yearsOf(window, today)
    .flatMap((year) => listOccurrencesInYear(requirement, year, today))
    .filter(({ day }) => day !== requirement.planned?.day && day >= window.from && day <= window.to);

/** The inspections that are due in the window and have no planned activity, by day. */
export const listDueInspections = async (
  { tx, clock }: { tx: Tx; clock: Clock },
  window: CalendarWindow,
): Promise<DueInspection[]> => {
  const today = clock.today();
  await refreshRequirements(tx, today);
  const requirements = await listDatedRequirements(tx, { until: window.to, company_id: window.company_id });
  return requirements
    .flatMap((requirement) =>
      dueDatesInWindow(requirement, window, today).map(({ day, overdue }) => ({
        kind: requirement.kind,
        date: day,
        overdue,
        title: [inspectionKindInfo[requirement.kind].name, requirement.installation?.name]
          .filter(Boolean)
          .join(': '),
        entity: requirement.entity,
        company: requirement.company,
      })),
    )
    .sort((a, b) => compareDates(a.date, b.date) || compareSwedish(a.entity.name, b.entity.name));
};
