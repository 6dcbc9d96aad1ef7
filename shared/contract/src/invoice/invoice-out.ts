import * as yup from 'yup';
import { out } from '../core/fields';
import { breadcrumb } from '../core/list';
import { invoiceKinds, invoiceStations, invoiceStatuses, invoiceTypes } from './invoice.status';

export const rowOut = yup.object({
  id: out.id(),
  invoicebase_id: out.id(),
  name: out.text(),
  quantity: out.number(),
  /** Price of one, ex VAT, SEK. */
  fee: out.number(),
  unit: out.text(),
  tax_rate: out.number(),
  tax: out.number(),
  /** quantity × fee, ex VAT, SEK. */
  total: out.number(),
  /** Why the amount is what it is, in Swedish; null on rows made by hand. */
  explanation: out.textOrNull(),
  /** The days that the row is for, and the day from which its rent or add-on is valid; null where that was not kept. */
  start: out.dateOrNull(),
  stop: out.dateOrNull(),
  valid_from: out.dateOrNull(),
});
export type InvoiceRow = yup.InferType<typeof rowOut>;

export const paymentOut = yup.object({
  id: out.id(),
  amount: out.number(),
  paid_at: out.date(),
  kind: yup.string().oneOf(['PAYMENT', 'OFFSET', 'REVERSAL']).required(),
  payment_id: out.id(),
  /** Registered on this invoice and not undone. */
  undoable: out.flag(),
  created_at: out.text(),
});
const timelineStep = yup.object({
  what: out.text(),
  at: out.text(),
  who: out.textOrNull(),
  /** The station of its way that the invoice reached by this. */
  station: yup
    .string()
    .oneOf([...invoiceStations])
    .nullable()
    .defined(),
});

const stationAhead = yup.object({
  station: yup
    .string()
    .oneOf([...invoiceStations])
    .required(),
  /** The day on which it is to be reached. */
  on: out.dateOrNull(),
});

const labelled = yup.object({ label: out.text(), value: out.textOrNull() }).required();
const sumLine = yup.object({ label: out.text(), amount: out.number() }).required();
const party = yup.object({ name: out.text(), lines: out.list(yup.string().required()) }).required();
/** What stands on the printed invoice beside its rows, in the words of the PDF. */
const paperOut = yup.object({
  heading: out.text(),
  period: out.text(),
  /** Not sent yet: the paper says so. */
  draft: out.flag(),
  sender: party,
  recipient: party,
  facts: out.list(labelled),
  /** What one pays by. */
  payment: out.list(labelled),
  sums: out.list(sumLine),
  total: sumLine,
  foot: out.list(yup.string().required()),
});
export type InvoicePaper = yup.InferType<typeof paperOut>;

const shared = {
  id: out.id(),
  reference: out.textOrNull(),
  title: out.text(),
  kind: yup
    .string()
    .oneOf([...invoiceKinds])
    .required(),
  status: yup
    .string()
    .oneOf([...invoiceStatuses])
    .required(),
  invoice_type: yup
    .string()
    .oneOf([...invoiceTypes])
    .nullable()
    .defined(),
  lease_id: out.idOrNull(),
  lease: yup
    .object({ id: out.id(), entity: yup.object({ id: out.id(), name: out.text() }).required() })
    .nullable()
    .defined(),
  tenant: yup.object({ id: out.id(), name: out.text(), email: out.textOrNull() }).nullable().defined(),
  start: out.date(),
  stop: out.date(),
  send_date: out.dateOrNull(),
  due_at: out.dateOrNull(),
  sent_at: out.textOrNull(),
  pay_amount_rounded: out.number(),
  payment_left: out.number(),
  created_at: out.text(),
};
export const invoiceListItem = yup.object(shared);
export type InvoiceListItem = yup.InferType<typeof invoiceListItem>;
const other = yup.object({ id: out.id(), reference: out.textOrNull() });
export const invoiceOut = yup.object({
  ...shared,
  /** The invoice that a credit invoice reverses, and the one that reverses this. */
  credits: other.nullable().defined(),
  credited_by: other.nullable().defined(),
  company: yup.object({ id: out.id(), name: out.text() }).nullable().defined(),
  booked_at: out.textOrNull(),
  locked_at: out.textOrNull(),
  last_sent_at: out.textOrNull(),
  /** Sums ex VAT, VAT and the signed rounding, SEK. */
  fee: out.number(),
  tax: out.number(),
  rounded_amount: out.number(),
  ocr: out.textOrNull(),
  autogiro: out.flag(),
  sync_active: out.flag(),
  /** Why the invoice cannot be sent, in Swedish, while its status is ERROR. */
  error: out.textOrNull(),
  file: yup.object({ id: out.id(), name: out.text() }).nullable().defined(),
  rows: out.list(rowOut.required()),
  vat: out.list(yup.object({ tax_rate: out.number(), net: out.number(), tax: out.number() }).required()),
  payments: out.list(paymentOut.required()),
  timeline: out.list(timelineStep.required()),
  ahead: out.list(stationAhead.required()),
  paper: paperOut.required(),
  breadcrumb: breadcrumb(),
  updated_at: out.text(),
});
export type Invoice = yup.InferType<typeof invoiceOut>;
