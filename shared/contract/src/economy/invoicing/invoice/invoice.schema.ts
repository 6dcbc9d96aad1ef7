import * as yup from 'yup';
import { accountingNames } from '../../../connections/integration/integration.calls';
import { output, reference } from '../../../core/fields';
import { breadcrumb } from '../../../core/list';
import { namedObject } from '../../../core/named';
import { namedEntity } from '../../../objects/entity/named-entity';
import { openPromise } from '../../payments/payment-promise/payment-promise.calls';
import {
  allocationKinds,
  invoiceKinds,
  invoiceMilestones,
  invoiceStatuses,
  invoiceTypes,
} from './invoice.status';

export const invoiceRowSchema = namedObject('InvoiceRow', {
  id: output.id(),
  invoicebase_id: output.id(),
  name: output.text(),
  quantity: output.number(),
  /** Price per unit, SEK ex VAT. */
  fee: output.number(),
  unit: output.text(),
  tax_rate: output.number(),
  tax: output.number(),
  /** quantity × fee, SEK ex VAT. */
  total: output.number(),
  /** How the amount was calculated, in Swedish. It is null on rows entered by hand. */
  explanation: output.textOrNull(),
  /** The days that the row covers, and the day from which its rent or add-on is valid. They are null on older rows. */
  start: output.dateOrNull(),
  stop: output.dateOrNull(),
  valid_from: output.dateOrNull(),
});
export type InvoiceRow = yup.InferType<typeof invoiceRowSchema>;

/** The bank file that a payment was registered from. The result is null for one that was registered by hand. */
const fromBankFile = () => reference.nullable().default(undefined).optional();

/**
 * The numbers of the other invoices that got a part of the same payment of the bank. Undoing the payment undoes theirs, too.
 * The result is empty for any other payment.
 */
const dividedWith = () => output.list(yup.string().defined()).optional();

export const invoicePaymentSchema = namedObject('InvoicePayment', {
  id: output.id(),
  amount: output.number(),
  paid_at: output.date(),
  kind: output.choice(allocationKinds),
  payment_id: output.id(),
  /** Whether the payment was registered on this invoice and is not undone. */
  undoable: output.flag(),
  created_at: output.text(),
  bank_file: fromBankFile(),
  divided_with: dividedWith(),
});
/** A payment that was registered on the invoice and is not undone. */
const registeredPayment = namedObject('RegisteredPayment', {
  payment_id: output.id(),
  amount: output.number(),
  paid_at: output.date(),
  /** The part that this invoice did not need: it became credit, or was offset on other invoices. */
  surplus: output.number(),
  bank_file: fromBankFile(),
  divided_with: dividedWith(),
});
/** A payment that was registered on the invoice and has been undone. */
const undonePayment = namedObject('UndonePayment', {
  payment_id: output.id(),
  amount: output.number(),
  undone_on: output.date(),
});
/** What happened to an invoice, in Swedish. `who` is null for what the server did. */
const timelineEntry = namedObject('InvoiceTimelineEntry', {
  what: output.text(),
  at: output.text(),
  who: output.textOrNull(),
  /** The milestone that the invoice reached by this, or null. */
  station: output.choiceOrNull(invoiceMilestones),
});

const upcomingMilestone = namedObject('UpcomingInvoiceMilestone', {
  station: output.choice(invoiceMilestones),
  /** The expected day, or null. It is null for the sending of an invoice that a person sends. */
  on: output.dateOrNull(),
});

const labelledText = namedObject('LabelledText', {
  label: output.text(),
  value: output.textOrNull(),
}).required();
const labelledAmount = namedObject('LabelledAmount', {
  label: output.text(),
  amount: output.number(),
}).required();
const party = namedObject('InvoiceParty', {
  name: output.text(),
  lines: output.list(yup.string().required()),
}).required();
/** The texts of the printed invoice, except its rows: the same as in the PDF. */
const invoiceDocumentSchema = namedObject('InvoiceDocument', {
  heading: output.text(),
  period: output.text(),
  /** Whether it is not sent yet, and so marked as a draft. */
  draft: output.flag(),
  /** A cancelled invoice is marked so, without payment details. */
  cancelled: yup.boolean().optional(),
  /** So is one that is wholly credited. */
  credited: yup.boolean().optional(),
  sender: party,
  recipient: party,
  facts: output.list(labelledText),
  /** Payment details: giro number, OCR number, due date. It is empty when it is cancelled or credited. */
  payment: output.list(labelledText),
  sums: output.list(labelledAmount),
  total: labelledAmount,
  foot: output.list(yup.string().required()),
});
export type InvoiceDocumentData = yup.InferType<typeof invoiceDocumentSchema>;

const invoiceLease = namedObject('InvoiceLease', { id: output.id(), entity: namedEntity.required() });
const invoiceTenant = namedObject('InvoiceTenant', {
  id: output.id(),
  name: output.text(),
  email: output.textOrNull(),
});
const sharedFields = {
  id: output.id(),
  reference: output.textOrNull(),
  title: output.text(),
  kind: output.choice(invoiceKinds),
  status: output.choice(invoiceStatuses),
  invoice_type: output.choiceOrNull(invoiceTypes),
  lease_id: output.idOrNull(),
  lease: invoiceLease.nullable().defined(),
  tenant: invoiceTenant.nullable().defined(),
  start: output.date(),
  stop: output.date(),
  send_date: output.dateOrNull(),
  due_at: output.dateOrNull(),
  sent_at: output.textOrNull(),
  pay_amount_rounded: output.number(),
  payment_left: output.number(),
  /** What is written off as a bad debt, SEK (docs/domain-rules.md, D-28). It is not left to pay, and not paid. */
  written_off: yup.number().optional(),
  created_at: output.text(),
};
export const invoiceListItem = namedObject('InvoiceListItem', {
  ...sharedFields,
  ocr: output.textOrNull().optional(),
  /** Whether the amount is withdrawn from the tenant's account (autogiro). */
  autogiro: yup.boolean().optional(),
  /** It is false while what happens in the accounting program is not fetched. */
  sync_active: yup.boolean().optional(),
  /** Why the invoice cannot be sent or did not arrive, in Swedish, while its status is ERROR. */
  error: output.textOrNull().optional(),
  /** What the tenant has promised to pay, while it is not paid. */
  promise: openPromise.nullable().default(undefined).optional(),
});
export type InvoiceListItem = yup.InferType<typeof invoiceListItem>;
const invoiceReference = namedObject('InvoiceReference', { id: output.id(), reference: output.textOrNull() });
const vatSum = namedObject('VatSum', {
  tax_rate: output.number(),
  net: output.number(),
  tax: output.number(),
});

/** An invoice in the accounting program. */
const invoiceAccounting = namedObject('InvoiceAccounting', {
  /** `Fortnox` or `Spiris (Visma)`. */
  service: output.text(),
  /** A simulator answers in the place of the service. */
  is_simulated: output.flag(),
  /** The invoice's number in the program. It is null until it has one. */
  number: output.textOrNull(),
  /** PENDING: not there yet. DRAFT: there, and not booked. */
  state: output.choice(['PENDING', 'DRAFT', 'BOOKED', 'CANCELLED']),
  synced_at: output.textOrNull(),
  /** Why the program refused a task or could not be read: a Swedish sentence that tells the user what to do. */
  sync_error: output.textOrNull(),
  /** The next task in the program, in Swedish: `Bokförs i Fortnox`. It is null when no task is open. */
  waiting: output.textOrNull(),
  /** Whether a refused task can be tried again: see `accountingSync.retryInvoice`. */
  can_retry: output.flag(),
  /** It is false after the connection was removed. */
  is_connected: output.flag(),
});
export type InvoiceAccounting = yup.InferType<typeof invoiceAccounting>;

/** An invoice, and the amount that was offset on it or that it credits. */
export const settledInvoice = namedObject('SettledInvoice', {
  id: output.id(),
  reference: output.textOrNull(),
  amount: output.number(),
});
export type SettledInvoice = yup.InferType<typeof settledInvoice>;

export const invoiceDetail = namedObject('InvoiceDetail', {
  ...sharedFields,
  /** The invoice that this one credits, and the credit invoice after which nothing of this one was left to credit. */
  credits: invoiceReference.nullable().defined(),
  credited_by: invoiceReference.nullable().defined(),
  /** All credit invoices of this one, whole and partial, each with the amount it credits, SEK. */
  credit_invoices: yup.array().of(settledInvoice.required()).optional(),
  /** The reason that the user gave for a credit invoice. It is null for other invoices. */
  credit_reason: output.textOrNull().optional(),
  company: reference.nullable().defined(),
  booked_at: output.textOrNull(),
  locked_at: output.textOrNull(),
  last_sent_at: output.textOrNull(),
  /** Whether a run sends the invoice on its `send_date`. Otherwise a person sends it. */
  is_sent_by_run: yup.boolean().optional(),
  /** The sum ex VAT, the VAT and the signed rounding, SEK. */
  fee: output.number(),
  tax: output.number(),
  rounded_amount: output.number(),
  ocr: output.textOrNull(),
  autogiro: output.flag(),
  sync_active: output.flag(),
  /** It is null for an invoice that is not in an accounting program. */
  accounting: invoiceAccounting.nullable().default(undefined).optional(),
  /** The accounting program that the company sends invoices through. It is null for an invoice that has a type. */
  accounting_program: output.choiceOrNull(accountingNames).optional(),
  /** Why the invoice cannot be sent or did not arrive, in Swedish, while its status is ERROR. */
  error: output.textOrNull(),
  /** Why the latest mail did not reach the tenant, in Swedish. The invoice can be sent again. */
  mail_error: output.textOrNull().optional(),
  /** Why the company's invoicing settings do not allow that it is sent, in Swedish. It is null once it is sent. */
  settings_problem: output.textOrNull().optional(),
  file: reference.nullable().defined(),
  rows: output.list(invoiceRowSchema.required()),
  vat: output.list(vatSum.required()),
  payments: output.list(invoicePaymentSchema.required()),
  registered_payments: yup.array().of(registeredPayment.required()).optional(),
  undone_payments: yup.array().of(undonePayment.required()).optional(),
  /** What the tenant has paid this invoice's company too much, SEK (docs/domain-rules.md, D-14). */
  tenant_credit: yup.number().optional(),
  timeline: output.list(timelineEntry.required()),
  /** The milestones that the invoice has not reached. */
  ahead: output.list(upcomingMilestone.required()),
  /** The printed invoice. */
  paper: invoiceDocumentSchema.required(),
  breadcrumb: breadcrumb(),
  updated_at: output.text(),
});
export type Invoice = yup.InferType<typeof invoiceDetail>;

/** Why one of many invoices failed, in Swedish. */
export const failedInvoice = namedObject('FailedInvoice', {
  id: output.id(),
  reference: output.textOrNull(),
  message: output.text(),
});
