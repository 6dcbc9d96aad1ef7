import * as yup from 'yup';
import { amount, choice, flag, hasAtMostDecimals, optionalText, output } from '../../../core/fields';
import { namedObject } from '../../../core/named';
import { indexSeries } from '../../../leases/agreement/agreement-template';

/** An index number as SCB publishes it: two decimals. */
export const indexNumber = (label: string) =>
  yup
    .number()
    .label(label)
    .moreThan(0)
    .max(10_000)
    .test('decimals', `${label} får ha högst två decimaler`, (value) =>
      typeof value === 'number' ? hasAtMostDecimals(value, 2) : true,
    )
    .required();

export const indexYear = (label: string) =>
  yup.number().integer().min(1980).max(2100).label(label).required();

const twoDecimals = (value: number | undefined) => value === undefined || hasAtMostDecimals(value, 2);

/** The index clause of a lease of premises (docs/domain-rules.md, D-30). */
export const indexClauseInput = namedObject('IndexClauseInput', {
  /** SEK per year, without VAT. */
  base_rent: amount('Bashyra per år').moreThan(0, 'Bashyra per år måste vara större än 0'),
  /** Percent of the base rent that follows the index. */
  share: yup
    .number()
    .label('Andel som följer index')
    .moreThan(0)
    .max(100)
    .test('decimals', 'Andel som följer index får ha högst två decimaler', twoDecimals)
    .required(),
  series: choice('Indexserie', indexSeries),
  base_value: indexNumber('Bastal'),
  /** The year of the October that the base number is for. */
  base_year: indexYear('Bastalets år (oktober)'),
  /** The first year that gets a supplement, from 1 January. */
  first_year: indexYear('Första året med tillägg'),
  /** Whether the rent may fall below the base rent. */
  may_fall: flag('Hyran får bli lägre än bashyran'),
  /** How the base number was converted, when the clause changes to another series. */
  conversion: optionalText('Så är bastalet omräknat', 500),
});
export type IndexClauseInput = yup.InferType<typeof indexClauseInput>;

export const indexClause = namedObject('IndexClause', {
  base_rent: output.number(),
  share: output.number(),
  series: output.choice(indexSeries),
  base_value: output.number(),
  base_year: output.number(),
  first_year: output.number(),
  may_fall: output.flag(),
  conversion: output.textOrNull(),
  by: output.textOrNull(),
  updated_at: output.date(),
});
export type IndexClause = yup.InferType<typeof indexClause>;

/** A supplement that a run computed, SEK per year. */
export const indexSupplementRow = namedObject('IndexSupplementRow', {
  /** The row of the run. */
  id: output.id(),
  run_id: output.id(),
  year: output.number(),
  index: output.number(),
  series: output.choice(indexSeries),
  old_supplement: output.number(),
  new_supplement: output.number(),
  new_rent: output.number(),
  explanation: output.text(),
  undone: output.flag(),
  letter_sent_at: output.dateOrNull(),
});
export type IndexSupplementRow = yup.InferType<typeof indexSupplementRow>;

export const leaseIndexClause = namedObject('LeaseIndexClause', {
  /** Whether the lease may have a clause: only premises have. */
  allowed: output.flag(),
  clause: indexClause.nullable().defined(),
  /** The rent in force today, SEK per year: what the form proposes as the base rent. */
  rent_per_year: output.number(),
  supplements: output.list(indexSupplementRow.required()),
});
export type LeaseIndexClause = yup.InferType<typeof leaseIndexClause>;
