import * as yup from 'yup';
import { amount, id, optionalDate, optionalText, output, text } from '../../../core/fields';
import { namedObject, nameSchema } from '../../../core/named';

/** The part of an invoice that is credited: some days, on all rows that are for days, or an amount of some rows. */
export const creditedPart = namedObject('CreditedPart', {
  start: optionalDate('Från'),
  stop: optionalDate('Till').test(
    'period',
    'Till kan inte vara före Från',
    (value, { parent }) => !value || !parent.start || value >= parent.start,
  ),
  /** SEK ex VAT, at most what is left to credit of the row; negative on a row that is a deduction. */
  rows: yup
    .array()
    .of(namedObject('CreditedRow', { id: id('Rad'), amount: amount('Belopp') }).required())
    .max(500)
    .nullable()
    .default(null),
});

/** It has either days or amounts. The reason is printed on the credit invoice. */
export const partialCreditInput = nameSchema(
  'PartialCreditInput',
  creditedPart.shape({ reason: text('Anledning') }).test({
    name: 'days-or-amounts',
    skipAbsent: true,
    test: ({ start, stop, rows }, { createError }) => {
      if (rows !== null && rows !== undefined)
        return start || stop
          ? createError({ path: 'start', message: 'Ange antingen dagar eller belopp' })
          : true;
      if (!start) return createError({ path: 'start', message: 'Från måste fyllas i' });
      return stop ? true : createError({ path: 'stop', message: 'Till måste fyllas i' });
    },
  }),
);

/** What `partialCreditInput` has, of which nothing is required: the page asks while the user types. */
export const partialCreditPreviewInput = nameSchema(
  'PartialCreditPreviewInput',
  creditedPart.shape({ reason: optionalText('Anledning').default(undefined) }),
);

/** The result that a partial credit would have. Amounts are those credited: positive for a charge, negative for a deduction. */
export const partialCreditPreview = namedObject('PartialCreditPreview', {
  rows: output.list(
    namedObject('PartialCreditRow', {
      id: output.id(),
      name: output.text(),
      /** SEK ex VAT: of the row, what is left to credit of it, and what is credited now. */
      total: output.number(),
      remaining: output.number(),
      amount: output.number(),
    }).required(),
  ),
  fee: output.number(),
  tax: output.number(),
  rounded_amount: output.number(),
  pay_amount_rounded: output.number(),
  /** What is left to pay of the invoice afterwards, and the already paid part that becomes the tenant's credit. */
  payment_left: output.number(),
  tenant_credit: output.number(),
});
export type PartialCreditPreview = yup.InferType<typeof partialCreditPreview>;
