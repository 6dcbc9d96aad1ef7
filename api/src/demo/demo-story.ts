import { addDays, addMonths, earliestDate, type LocalDate, latestDate, startOfMonth } from '@husrum/format';
import type { DemoContext } from './demo-context';
import type { Portfolio } from './portfolio.types';
import type { Random } from './random';
import type { Schedule } from './schedule';

/** How many months before the current one the landlord has used the product. */
const MONTHS_BEFORE = 5;

/** Everything that the parts of a demo account's past share. */
export interface DemoStory {
  readonly demo: DemoContext;
  readonly portfolio: Portfolio;
  readonly schedule: Schedule;
  readonly random: Random;
  /** The day on which the landlord starts to use the product. */
  readonly begin: LocalDate;
  /** The last day. */
  readonly today: LocalDate;
}

export const storyBegin = (today: LocalDate): LocalDate =>
  addDays(addMonths(startOfMonth(today), -MONTHS_BEFORE), -1);

/** The day, or the first or last one of the story. */
export const withinStory = (
  { begin, today }: Pick<DemoStory, 'begin' | 'today'>,
  day: LocalDate,
): LocalDate => latestDate(begin, earliestDate(day, today));
