import * as yup from 'yup';
import { id, optionalId, output, text } from '../../../core/fields';
import { page } from '../../../core/list';
import { namedObject } from '../../../core/named';
import { indexSeries } from '../../../leases/agreement/agreement-template';
import { paymentIntervals } from '../../../leases/lease/payment-interval';
import { namedEntity } from '../../../objects/entity/named-entity';
import { indexYear } from '../index-clause/index-clause.schema';
import { indexRowStates, indexRunStatuses } from './index-run.status';

/** What a run does, or would do, to a lease. Amounts are SEK without VAT. */
const amounts = {
  series: output.choiceOrNull(indexSeries),
  base_value: output.numberOrNull(),
  base_year: output.numberOrNull(),
  index: output.numberOrNull(),
  /** The rise of the index since the base number, in percent. */
  ratio: output.numberOrNull(),
  old_supplement: output.numberOrNull(),
  new_supplement: output.numberOrNull(),
  /** The rent of a year and of a month, before and after. */
  old_year: output.numberOrNull(),
  new_year: output.numberOrNull(),
  old_month: output.numberOrNull(),
  new_month: output.numberOrNull(),
  /** How the amount is computed. */
  explanation: output.textOrNull(),
};

const lease = {
  lease_id: output.id(),
  entity: namedEntity.required(),
  company: output.text(),
  tenant: output.textOrNull(),
};

export const indexPreviewRow = namedObject('IndexPreviewRow', {
  ...lease,
  ...amounts,
  /** Why the lease is left out. Null: it is included. */
  left_out: output.textOrNull(),
  /** Whether a missing index number is the reason: the run is refused until it is typed or the lease is excluded. */
  missing_index: output.flag(),
  /** What to look at before the run, such as a rent that falls. */
  warning: output.textOrNull(),
});
export type IndexPreviewRow = yup.InferType<typeof indexPreviewRow>;

const sums = {
  /** How many leases are included, and their rents of a year. */
  included: output.number(),
  left_out: output.number(),
  old_year: output.number(),
  new_year: output.number(),
};

export const indexPreview = page(indexPreviewRow.required()).shape({
  sum: yup.object(sums).required(),
  /** The index numbers that are missing. */
  missing: output.list(
    namedObject('MissingIndex', { series: output.choice(indexSeries), year: output.number() }).required(),
  ),
});

export const MAX_EXCLUDED_LEASES = 500;

export const indexRunInput = namedObject('IndexRunInput', {
  /** The rents change on 1 January of the year, by the index of October before. */
  year: indexYear('År'),
  company_id: optionalId('Företag'),
  entity_id: optionalId('Fastighet'),
  excluded: yup
    .array()
    .of(namedObject('ExcludedLease', { lease_id: id('Uthyrning'), reason: text('Orsak') }).required())
    .max(MAX_EXCLUDED_LEASES)
    .label('Undantagna uthyrningar')
    .default([]),
});
export type IndexRunInput = yup.InferType<typeof indexRunInput>;

export const indexRun = namedObject('IndexRun', {
  id: output.id(),
  year: output.number(),
  status: output.choice(indexRunStatuses),
  by: output.textOrNull(),
  created_at: output.date(),
  finished_at: output.dateOrNull(),
  /** How many rows are in which state. */
  waiting: output.number(),
  done: output.number(),
  left_out: output.number(),
  failed: output.number(),
  undone: output.number(),
  /** The rents of a year before and after, SEK, of what is done. */
  old_year: output.number(),
  new_year: output.number(),
  /** Letters: sent in any way, being mailed, not delivered, and those of tenants without a mail address. */
  letters_sent: output.number(),
  letters_waiting: output.number(),
  letters_failed: output.number(),
  letters_on_paper: output.number(),
});
export type IndexRun = yup.InferType<typeof indexRun>;

export const indexRunRow = namedObject('IndexRunRow', {
  id: output.id(),
  ...lease,
  ...amounts,
  state: output.choice(indexRowStates),
  /** Why it was left out or failed. */
  reason: output.textOrNull(),
  rent_adjustment_id: output.idOrNull(),
  payment_interval: output.choiceOrNull(paymentIntervals),
  email: output.textOrNull(),
  letter_sent_at: output.dateOrNull(),
  letter_sent_to: output.textOrNull(),
  letter_error: output.textOrNull(),
  letter_waiting: output.flag(),
});
export type IndexRunRow = yup.InferType<typeof indexRunRow>;
