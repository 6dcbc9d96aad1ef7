import type { ReferenceRate } from '@husrum/contract/reference-rate';
import { addDays, type LocalDate } from '@husrum/format';
import { halfYearOf, nextHalfYear } from '../late-charge/late-days.rules';
import type { PublishedRate } from './published-rates';

/** A rate that a person of the business has typed. */
export interface TypedRate {
  readonly id: number;
  readonly from: LocalDate;
  readonly percent: number;
  readonly note: string;
  readonly by: string | null;
  readonly at: string;
}

/** The half-years from the first published rate through the one after today's, whose rate the Riksbank sets before it begins. */
export const listHalfYears = (first: LocalDate, today: LocalDate): LocalDate[] => {
  const last = nextHalfYear(halfYearOf(today));
  const halves: LocalDate[] = [];
  for (let half = first; half <= last; half = nextHalfYear(half)) halves.push(half);
  return halves;
};

/** The rate of each half-year, the latest first: what a person typed, else what was published. The coming one is left out until it is typed. */
export const mergeRates = (
  published: readonly PublishedRate[],
  typed: readonly TypedRate[],
  today: LocalDate,
): ReferenceRate[] => {
  const [oldest] = published;
  if (oldest === undefined) return [];
  return listHalfYears(oldest.from, today)
    .flatMap((from): ReferenceRate[] => {
      const own = typed.find((one) => one.from === from);
      const known = published.find((one) => one.from === from);
      if (from > today && own === undefined && known === undefined) return [];
      const shared = { valid_from: from, valid_through: addDays(nextHalfYear(from), -1) };
      const publishedPercent = own === undefined ? null : (known?.percent ?? null);
      if (own !== undefined)
        return [
          {
            ...shared,
            ...{ id: own.id, percent: own.percent, source: 'TYPED', note: own.note, by: own.by, at: own.at },
            published_percent: publishedPercent,
          },
        ];
      return [
        {
          ...shared,
          ...{
            id: null,
            percent: known?.percent ?? null,
            source: known === undefined ? 'MISSING' : 'PUBLISHED',
          },
          ...{ note: known?.source ?? null, by: null, at: null, published_percent: publishedPercent },
        },
      ];
    })
    .toReversed();
};
