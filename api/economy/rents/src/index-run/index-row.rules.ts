import type { IndexSupplementRow } from '@husrum/contract/index-clause';
import type { IndexPreviewRow } from '@husrum/contract/index-run';
import { formatOre, fromOre } from '@husrum/format';
import type { Selectable } from 'kysely';
import { indexClauseTexts as texts } from '../index-clause/index-clause.texts';

type StoredRow = Selectable<DatabaseTables['index_run_row']>;

/** What an amount is computed from, as a row of a run stores it. */
export type RowTerms = Pick<
  StoredRow,
  | 'base_rent_ore'
  | 'share'
  | 'series'
  | 'base_value'
  | 'base_year'
  | 'may_fall'
  | 'conversion'
  | 'index_value'
  | 'index_source'
  | 'old_supplement_ore'
  | 'new_supplement_ore'
  | 'old_year_ore'
  | 'new_year_ore'
  | 'old_fee'
  | 'new_fee'
  | 'payment_interval'
>;

/** How the supplement of a row is computed, in words. Null: nothing is computed. */
export const explainSupplement = (row: RowTerms): string | null => {
  const { base_rent_ore, share, base_value, index_value, new_supplement_ore } = row;
  if (base_rent_ore === null || base_value === null || index_value === null || new_supplement_ore === null)
    return null;
  const [index, base] = [texts.index(index_value), texts.index(base_value)];
  if (Number(index_value) <= Number(base_value) && row.may_fall !== true) return texts.notRisen(index, base);
  return texts.supplement({
    ...{
      supplement: formatOre(new_supplement_ore),
      share: Number(share),
      baseRent: formatOre(base_rent_ore),
    },
    ...{ index, base },
  });
};

const toSek = (ore: number | null): number | null => (ore === null ? null : fromOre(ore));
const perMonth = (yearOre: number | null): number | null =>
  yearOre === null ? null : fromOre(Math.round(yearOre / 12));

/** The amounts of a row as calls answer them. */
export const toAmounts = (
  row: RowTerms,
): Pick<
  IndexPreviewRow,
  | 'series'
  | 'base_value'
  | 'base_year'
  | 'index'
  | 'ratio'
  | 'old_supplement'
  | 'new_supplement'
  | 'old_year'
  | 'new_year'
  | 'old_month'
  | 'new_month'
  | 'explanation'
> => {
  const [base, index] = [row.base_value, row.index_value];
  return {
    ...{ series: row.series, base_year: row.base_year, explanation: explainSupplement(row) },
    base_value: base === null ? null : Number(base),
    index: index === null ? null : Number(index),
    ratio:
      base === null || index === null ? null : Math.round((Number(index) / Number(base) - 1) * 1e6) / 1e4,
    old_supplement: toSek(row.old_supplement_ore),
    new_supplement: toSek(row.new_supplement_ore),
    ...{ old_year: toSek(row.old_year_ore), new_year: toSek(row.new_year_ore) },
    ...{ old_month: perMonth(row.old_year_ore), new_month: perMonth(row.new_year_ore) },
  };
};

/** A row of a run as a supplement in the history of its lease. */
export const toSupplement = (row: StoredRow): IndexSupplementRow => ({
  ...{ id: row.id, run_id: row.index_run_id, year: row.year, series: row.series ?? '1980' },
  index: Number(row.index_value),
  old_supplement: fromOre(row.old_supplement_ore ?? 0),
  new_supplement: fromOre(row.new_supplement_ore ?? 0),
  new_rent: fromOre(row.new_year_ore ?? 0),
  explanation: explainSupplement(row) ?? '',
  undone: row.state === 'UNDONE',
  letter_sent_at: row.sent_at,
});
