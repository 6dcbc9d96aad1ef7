import {
  feeOfYearlyRent,
  indexSupplement,
  intervalRent,
  type TaxedVersion,
  versionOn,
} from '@husrum/api-rent';
import { indexSeriesLabel } from '@husrum/contract/agreement';
import { monthsPerInterval } from '@husrum/contract/lease';
import type { LocalDate } from '@husrum/format';
import type { ClauseTerms } from '../index-clause/clause-problem.rules';
import type { KnownIndex } from '../index-value/published-values.rules';
import type { RowTerms } from './index-row.rules';
import { indexRunTexts as texts } from './index-run.texts';

/** The last supplement that a run computed for the lease, with the terms that it was computed from. */
export interface EarlierSupplement
  extends Pick<ClauseTerms, 'baseRentOre' | 'share' | 'series' | 'baseValue'> {
  readonly supplementOre: number;
}

export interface LeaseToIndex {
  readonly start: LocalDate;
  readonly versions: readonly TaxedVersion[];
  readonly clause: ClauseTerms;
  /** The day of the first scheduled rent adjustment of its object. */
  readonly scheduledOn: LocalDate | null;
  readonly earlier: EarlierSupplement | null;
  /** Whether a run has changed the rent for the year. */
  readonly isDone: boolean;
}

export type PlannedSupplement =
  | { readonly leftOut: null; readonly terms: RowTerms; readonly warning: string | null }
  | { readonly leftOut: string; readonly missingIndex: boolean };

/** A rent per month or m² is rounded: a year may differ by less than this from the base rent and the supplement. */
const ROUNDING_ORE = 100;

/** Whether the clause has the terms that the earlier supplement was computed from. */
const isSameClause = (clause: ClauseTerms, earlier: EarlierSupplement): boolean =>
  clause.series === earlier.series &&
  clause.baseRentOre === earlier.baseRentOre &&
  Number(clause.baseValue) === Number(earlier.baseValue) &&
  Number(clause.share) === Number(earlier.share);

const leaveOut = (reason: string, missingIndex = false): PlannedSupplement => ({
  leftOut: reason,
  missingIndex,
});

/**
 * The new rent of a lease from 1 January of a year by its index clause, or why it is left out (docs/domain-rules.md, D-30). `index`
 * is the number of October before in the series of the clause; numbers of another series are never used.
 */
export const planSupplement = (
  lease: LeaseToIndex,
  year: number,
  index: KnownIndex | undefined,
): PlannedSupplement => {
  const { clause, versions, earlier } = lease;
  const from: LocalDate = `${year}-01-01`;
  if (lease.isDone) return leaveOut(texts.alreadyDone(year));
  if (lease.start >= from) return leaveOut(texts.startsLater(lease.start));
  if (clause.firstYear > year) return leaveOut(texts.firstYear(clause.firstYear));
  const later = versions.find(({ validFrom }) => validFrom >= from);
  if (later !== undefined) return leaveOut(texts.changesLater(later.validFrom));
  if (lease.scheduledOn !== null) return leaveOut(texts.adjustmentPlanned(lease.scheduledOn));
  const version = versionOn(versions, from);
  if (version === undefined || Number(version.fee) <= 0) return leaveOut(texts.noRent);
  if (index === undefined)
    return leaveOut(texts.missingIndex(year - 1, indexSeriesLabel[clause.series]), true);

  const area = versionOn(version.areas, from)?.area ?? null;
  const yearOf = (fee: number | string): number =>
    (intervalRent({ fee, feeAsM2: version.feeAsM2, area }) * 12) / monthsPerInterval[version.interval];
  const oldYearOre = yearOf(version.fee);
  const continued = earlier !== null && isSameClause(clause, earlier) ? earlier : null;
  const expectedOre = continued === null ? null : continued.baseRentOre + continued.supplementOre;
  if (expectedOre !== null && Math.abs(oldYearOre - expectedOre) >= ROUNDING_ORE)
    return leaveOut(texts.rentChanged(oldYearOre, expectedOre));
  const oldSupplementOre = continued?.supplementOre ?? oldYearOre - clause.baseRentOre;
  if (oldSupplementOre <= -ROUNDING_ORE && !clause.mayFall) return leaveOut(texts.belowBase(oldYearOre));

  const newSupplementOre = indexSupplement({
    ...{ baseRentOre: clause.baseRentOre, baseIndex: clause.baseValue, index: index.value },
    // It is a text with six decimals: 0.07 has no exact binary fraction.
    ...{ share: (Number(clause.share) / 100).toFixed(6), mayFall: clause.mayFall },
  });
  const newFee = feeOfYearlyRent(clause.baseRentOre + newSupplementOre, {
    ...{ interval: version.interval, feeAsM2: version.feeAsM2, area },
  });
  if (newFee === null) return leaveOut(texts.noArea);
  const newYearOre = yearOf(newFee);
  const isFirst = continued === null && oldSupplementOre >= ROUNDING_ORE;
  const warning = isFirst ? texts.firstRun(oldSupplementOre) : null;
  return {
    leftOut: null,
    warning: newYearOre < oldYearOre ? texts.falls : warning,
    terms: {
      ...{ base_rent_ore: clause.baseRentOre, share: String(clause.share), series: clause.series },
      ...{ base_value: String(clause.baseValue), base_year: clause.baseYear, may_fall: clause.mayFall },
      ...{ conversion: clause.conversion, index_value: index.value, index_source: index.source },
      ...{ old_supplement_ore: oldSupplementOre, new_supplement_ore: newSupplementOre },
      ...{ old_year_ore: oldYearOre, new_year_ore: newYearOre },
      ...{ old_fee: String(Number(version.fee)), new_fee: String(newFee) },
      payment_interval: version.interval,
    },
  };
};
