import type * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import { id, optionalAmount, optionalDate, optionalText, output } from '../../../core/fields';
import { namedObject } from '../../../core/named';
import { promiseStates } from './payment-promise.state';

/** The promise of an invoice that waits for money, in lists. */
export const openPromise = namedObject('OpenPromise', {
  promised_on: output.date(),
  /** SEK. Null: all that is left. */
  amount: output.numberOrNull(),
  /** Whether the day has passed. */
  is_broken: output.flag(),
});
export type OpenPromise = yup.InferType<typeof openPromise>;

export const paymentPromise = namedObject('PaymentPromise', {
  id: output.id(),
  /** Null: a note without a promise. */
  promised_on: output.dateOrNull(),
  /** SEK. Null: all that was left. */
  amount: output.numberOrNull(),
  note: output.textOrNull(),
  state: output.choice(promiseStates),
  by: output.textOrNull(),
  created_at: output.text(),
  withdrawn_at: output.textOrNull(),
  withdrawn_by: output.textOrNull(),
});
export type PaymentPromise = yup.InferType<typeof paymentPromise>;

export const paymentPromiseInput = namedObject('PaymentPromiseInput', {
  invoice_id: id('Hyresavi'),
  /** Left out: only a note. */
  promised_on: optionalDate('Lovat betala senast'),
  /** Left out: all that is left. */
  amount: optionalAmount('Lovat belopp').test(
    'positive',
    'Lovat belopp måste vara större än 0',
    (value) => value !== 0,
  ),
  note: optionalText('Anteckning', 2000),
});

/** What tenants have promised to pay, and notes about unpaid invoices (docs/domain-rules.md, D-26). */
export const paymentPromiseCalls = defineCalls('paymentPromise', {
  /** The latest first. */
  listByInvoice: call({
    method: 'GET',
    path: '/api/payment-promise/invoice/{id}',
    summary: 'Betalningslöften och anteckningar om en hyresavi',
    response: namedObject('PaymentPromiseList', { data: output.list(paymentPromise.required()) }),
  }),
  /** A new promise replaces the one before. */
  create: call({
    method: 'POST',
    path: '/api/payment-promise',
    summary: 'Notera ett betalningslöfte',
    body: paymentPromiseInput,
    response: paymentPromise,
    idempotent: true,
  }),
  /** It stays in the history. */
  withdraw: call({
    method: 'POST',
    path: '/api/payment-promise/{id}/withdraw',
    summary: 'Ta bort ett betalningslöfte eller en anteckning',
    response: paymentPromise,
  }),
});
