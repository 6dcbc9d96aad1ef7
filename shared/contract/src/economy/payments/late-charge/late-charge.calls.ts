import * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import {
  amount,
  choice,
  id,
  optionalChoice,
  optionalDate,
  output,
  reference,
  text,
} from '../../../core/fields';
import { listQuery, page, sortBy } from '../../../core/list';
import { namedObject } from '../../../core/named';
import { failedInvoice } from '../../invoicing/invoice/invoice.schema';
import { interestProblems, lateChargeBillings, lateChargeKinds, lateChargeStates } from './late-charge.kinds';

/** Invoices per request and transaction. */
export const MAX_CHARGED_INVOICES = 50;

/** Days with one unpaid amount and one rate. Amounts in SEK. */
const interestPart = namedObject('InterestPart', {
  from: output.date(),
  through: output.date(),
  days: output.number(),
  /** What was unpaid on these days. */
  principal: output.number(),
  /** The yearly rate in percent: the reference rate and 8 percentage points. */
  percent: output.number(),
  interest: output.number(),
});
export type InterestPart = yup.InferType<typeof interestPart>;

/** The interest of an invoice on the days for which none has been charged. */
const interestPreview = namedObject('InterestPreview', {
  /** The days. Null: there are none. */
  from: output.dateOrNull(),
  through: output.dateOrNull(),
  interest: output.number(),
  parts: output.list(interestPart.required()),
  problem: output.choiceOrNull(interestProblems),
  /** What the problem is about: the half-year without a rate, the day of the promise, or the least amount. */
  detail: output.textOrNull(),
});
export type InterestPreview = yup.InferType<typeof interestPreview>;

/** An invoice by its id and number. */
const billedOn = namedObject('BilledOn', {
  id: output.id(),
  reference: output.textOrNull(),
  is_sent: output.flag(),
});

export const lateCharge = namedObject('LateCharge', {
  id: output.id(),
  kind: output.choice(lateChargeKinds),
  amount: output.number(),
  state: output.choice(lateChargeStates),
  /** The invoice that was paid late. */
  invoice: namedObject('LateInvoice', { id: output.id(), reference: output.textOrNull() }).required(),
  company: reference.nullable().defined(),
  tenant: output.text(),
  /** Of interest: its days, and how it was calculated. */
  from: output.dateOrNull(),
  through: output.dateOrNull(),
  parts: output.list(interestPart.required()),
  /** The invoice that charges it. */
  billed_on: billedOn.nullable().defined(),
  /** Whether the next invoice of the lease takes it, if it is OPEN. */
  is_on_next_invoice: output.flag(),
  by: output.textOrNull(),
  created_at: output.text(),
  withdrawn_at: output.textOrNull(),
  withdrawn_by: output.textOrNull(),
  withdrawn_reason: output.textOrNull(),
});
export type LateCharge = yup.InferType<typeof lateCharge>;

/** What an invoice that was paid late can be charged for, and has been. */
export const lateChargesOfInvoice = namedObject('LateChargesOfInvoice', {
  preview: interestPreview.required(),
  /** Why compensation for lateness cannot be charged, in Swedish. Null: it can. */
  compensation_problem: output.textOrNull(),
  /** The charges for lateness of this invoice, and those that it bills. The latest first. */
  charges: output.list(lateCharge.required()),
});
export type LateChargesOfInvoice = yup.InferType<typeof lateChargesOfInvoice>;

/** An invoice that was paid late, or is late. */
export const lateInvoiceRow = namedObject('LateInvoiceRow', {
  /** The id of the invoice. */
  id: output.id(),
  reference: output.textOrNull(),
  company: reference.nullable().defined(),
  tenant: output.text(),
  due_at: output.date(),
  /** The day of its last payment, if nothing is left. */
  paid_at: output.dateOrNull(),
  left: output.number(),
  preview: interestPreview.required(),
});
export type LateInvoiceRow = yup.InferType<typeof lateInvoiceRow>;

const lateInvoiceFilters = {
  company_id: yup.number().integer().label('Företag'),
  /** Whether they are paid. */
  paid: optionalChoice(['PAID', 'UNPAID'], 'Betalda'),
  /** Due on these days. */
  from: optionalDate('Förfallna från').optional(),
  to: optionalDate('Förfallna till').optional(),
};

export const lateChargeSettings = namedObject('LateChargeSettings', {
  company: reference.required(),
  billing: output.choice(lateChargeBillings),
  /** Less interest than this is not charged, SEK. */
  min_interest: output.number(),
});
export type LateChargeSettings = yup.InferType<typeof lateChargeSettings>;

export const lateChargeSettingsInput = namedObject('LateChargeSettingsInput', {
  billing: choice('Debiteras', lateChargeBillings),
  min_interest: amount('Minsta ränta').min(0).max(1000),
});
export type LateChargeSettingsInput = yup.InferType<typeof lateChargeSettingsInput>;

const chargeOutcome = namedObject('ChargeOutcome', {
  done: output.number(),
  failures: output.list(failedInvoice.required()),
  /** The new invoices, with the charges. None when they come on the next one. */
  invoice_ids: output.list(output.id()),
});
export type ChargeOutcome = yup.InferType<typeof chargeOutcome>;

/** What tenants owe because invoices were paid late (docs/domain-rules.md, D-16). */
export const lateChargeCalls = defineCalls('lateCharge', {
  /** By default the latest first. */
  list: call({
    method: 'GET',
    path: '/api/late-charge',
    summary: 'Dröjsmålsräntor och avgifter som är debiterade',
    query: listQuery(sortBy('created_at', 'amount'), {
      company_id: yup.number().integer().label('Företag'),
      kind: optionalChoice(lateChargeKinds, 'Slag'),
      state: optionalChoice(lateChargeStates, 'Läge'),
    }),
    response: page(lateCharge.required()),
  }),
  /** Invoices with days of interest that are not charged, by default the oldest due date first. */
  lateInvoices: call({
    method: 'GET',
    path: '/api/late-charge/late-invoice',
    summary: 'Sent betalda avier, med räntan som kan debiteras eller varför inte',
    query: listQuery(sortBy('due_at', 'reference'), lateInvoiceFilters),
    response: page(lateInvoiceRow.required()),
  }),
  lateInvoiceIds: call({
    method: 'GET',
    path: '/api/late-charge/late-invoice/ids',
    summary: 'Alla sent betalda avier i ett filter',
    query: yup.object(lateInvoiceFilters),
    response: yup.object({ ids: output.list(output.id()) }),
  }),
  ofInvoice: call({
    method: 'GET',
    path: '/api/late-charge/invoice/{id}',
    summary: 'Dröjsmålsränta och avgifter på en hyresavi',
    response: lateChargesOfInvoice,
  }),
  /** Charges the interest of each invoice to today, or to the day on which it was paid. Each succeeds or fails on its own. */
  chargeInterest: call({
    method: 'POST',
    path: '/api/late-charge/interest',
    summary: 'Debitera dröjsmålsränta',
    body: namedObject('ChargeInterestInput', {
      invoice_ids: yup
        .array()
        .of(yup.number().integer().min(1).required())
        .min(1, 'Markera minst en hyresavi')
        .max(MAX_CHARGED_INVOICES, `Högst ${MAX_CHARGED_INVOICES} hyresavier åt gången`)
        .required(),
    }),
    response: chargeOutcome,
    idempotent: true,
  }),
  /** Only between businesses, once for an invoice, and never together with a fee. */
  chargeCompensation: call({
    method: 'POST',
    path: '/api/late-charge/compensation',
    summary: 'Debitera förseningsersättning',
    body: namedObject('ChargeCompensationInput', { invoice_id: id('Avi') }),
    response: lateCharge,
    idempotent: true,
  }),
  /** Bills charges that no invoice has, on invoices of their own. */
  bill: call({
    method: 'POST',
    path: '/api/late-charge/bill',
    summary: 'Fakturera avgifter som inte är fakturerade',
    body: namedObject('BillLateChargesInput', {
      ids: yup
        .array()
        .of(yup.number().integer().min(1).required())
        .min(1, 'Markera minst en avgift')
        .max(MAX_CHARGED_INVOICES, `Högst ${MAX_CHARGED_INVOICES} avgifter åt gången`)
        .required(),
    }),
    response: yup.object({ invoice_ids: output.list(output.id()) }),
    idempotent: true,
  }),
  /** Only until it is billed. */
  withdraw: call({
    method: 'POST',
    path: '/api/late-charge/{id}/withdraw',
    summary: 'Dra tillbaka en avgift eller ränta',
    body: namedObject('WithdrawLateChargeInput', { reason: text('Orsak', 300) }),
    response: lateCharge,
    idempotent: true,
  }),
  settings: call({
    method: 'GET',
    path: '/api/late-charge/settings/{id}',
    summary: 'Hur ett företag debiterar dröjsmålsränta och avgifter',
    response: lateChargeSettings,
  }),
  saveSettings: call({
    method: 'POST',
    path: '/api/late-charge/settings/{id}',
    summary: 'Spara hur ett företag debiterar dröjsmålsränta och avgifter',
    body: lateChargeSettingsInput,
    response: lateChargeSettings,
    idempotent: true,
  }),
});
