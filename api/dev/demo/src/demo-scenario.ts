import type { Random } from '@husrum/api-platform/testing';
import { addDays, addMonths, earliestDate, type LocalDate, latestDate, startOfMonth } from '@husrum/format';
import type { DemoContext } from './demo-context';
import type { Portfolio } from './portfolio.types';
import type { Schedule } from './schedule';

/** How many months before the current one the landlord has used the product. */
const MONTHS_BEFORE = 5;

/** The state that is shared by the steps that create the past of a demo account, day by day. */
export interface DemoScenario {
  readonly demo: DemoContext;
  readonly portfolio: Portfolio;
  readonly schedule: Schedule;
  readonly random: Random;
  /** The day on which the landlord starts to use the product. */
  readonly begin: LocalDate;
  /** The last day: the current one. */
  readonly today: LocalDate;
}

/** The first day of the scenario: the last day of the month before its first whole month. */
export const scenarioBegin = (today: LocalDate): LocalDate =>
  addDays(addMonths(startOfMonth(today), -MONTHS_BEFORE), -1);

/** The day; the beginning of the scenario if the day is before it, and today if the day is after today. */
export const clampToScenario = (
  { begin, today }: Pick<DemoScenario, 'begin' | 'today'>,
  day: LocalDate,
): LocalDate => latestDate(begin, earliestDate(day, today));
