import * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import { date, output, text } from '../../../core/fields';
import { namedObject } from '../../../core/named';

/** Percentage points that are added to the reference rate (räntelagen 6 §). */
export const LATE_INTEREST_ADDITION = 8;

/** Where a rate comes from: a public file that the product names, a person of the business, or nowhere. */
export const rateSources = ['PUBLISHED', 'TYPED', 'MISSING'] as const;
export type RateSource = (typeof rateSources)[number];

/** The reference rate of a half-year. */
export const referenceRate = namedObject('ReferenceRate', {
  /** The id of what a person typed. */
  id: output.idOrNull(),
  /** The first day of the half-year, and its last one. */
  valid_from: output.date(),
  valid_through: output.date(),
  /** Percent. Null: missing, so nothing can be calculated for its days. */
  percent: output.numberOrNull(),
  source: output.choice(rateSources),
  /** Where it was read. */
  note: output.textOrNull(),
  /** Of a typed rate: who typed it and when. */
  by: output.textOrNull(),
  at: output.dateOrNull(),
  /** What the public file says, if a person has typed another rate. */
  published_percent: output.numberOrNull(),
});
export type ReferenceRate = yup.InferType<typeof referenceRate>;

const isHalfYear = (value: string) => /-(01|07)-01$/.test(value);

export const referenceRateInput = namedObject('ReferenceRateInput', {
  valid_from: date('Gäller från').test(
    'half-year',
    'Referensräntan gäller från 1 januari eller 1 juli',
    (value) => isHalfYear(value),
  ),
  percent: yup
    .number()
    .min(-5)
    .max(25)
    .label('Referensränta')
    .test(
      'half',
      'Riksbanken avrundar referensräntan till halva procentenheter, till exempel 2 eller 2,5',
      (value) => value === undefined || Number.isInteger(value * 2),
    )
    .required(),
  note: text('Var du läste den', 300),
});
export type ReferenceRateInput = yup.InferType<typeof referenceRateInput>;

/** The reference rates of the Riksbank, on which late interest is calculated (docs/domain-rules.md, D-16). */
export const referenceRateCalls = defineCalls('referenceRate', {
  /** The latest first. There are two a year. */
  list: call({
    method: 'GET',
    path: '/api/reference-rate',
    summary: 'Riksbankens referensräntor, med källa',
    response: namedObject('ReferenceRateList', { data: output.list(referenceRate.required()) }),
  }),
  /** Types a rate, or corrects one. */
  save: call({
    method: 'POST',
    path: '/api/reference-rate',
    summary: 'Ange eller rätta en referensränta',
    body: referenceRateInput,
    response: referenceRate,
    idempotent: true,
  }),
  /** Takes back what a person typed. What the public file says applies again. */
  remove: call({
    method: 'DELETE',
    path: '/api/reference-rate/{id}',
    summary: 'Ta bort en angiven referensränta',
    response: referenceRate,
    idempotent: true,
  }),
});
