import type { IndexSeries } from '@husrum/contract/agreement';
import { formatOre } from '@husrum/format';
import { indexClauseTexts as texts } from './index-clause.texts';

export interface ClauseTerms {
  readonly baseRentOre: number;
  /** Percent. */
  readonly share: number | string;
  readonly series: IndexSeries;
  readonly baseValue: number | string;
  readonly baseYear: number;
  readonly firstYear: number;
  readonly mayFall: boolean;
  readonly conversion: string | null;
}

/** What is wrong with a clause, by the field that shows it. Null: nothing. */
export const findClauseProblem = (
  clause: ClauseTerms,
  { before, rentOre }: { before: Pick<ClauseTerms, 'series'> | null; rentOre: number },
): Readonly<Record<string, string[]>> | null => {
  if (clause.firstYear <= clause.baseYear) return { first_year: [texts.firstYearTooEarly] };
  // Numbers of two series are never compared: who changes the series says how its base number was found.
  if (before !== null && before.series !== clause.series && clause.conversion === null)
    return { conversion: [texts.conversionNeeded] };
  // Öre that the rent per month is rounded by do not count.
  if (!clause.mayFall && clause.baseRentOre > rentOre + 100)
    return { base_rent: [texts.baseRentAboveRent(formatOre(rentOre))] };
  return null;
};
