import * as yup from 'yup';
import { call } from '../core/call';
import { amount, date, id, optionalDate, optionalText, out, taxRate, text } from '../core/fields';
import { breadcrumb, done, listQuery, page, sortBy } from '../core/list';
import {
  type InvoiceFilter,
  invoiceFilters,
  invoiceKinds,
  invoiceStatuses,
  invoiceTypes,
} from './invoice.status';

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
});
export type InvoiceRow = yup.InferType<typeof rowOut>;

const rowFields = {
  name: text('Benämning'),
  quantity: yup.number().label('Antal').min(-100_000).max(100_000).required(),
  fee: amount('Pris'),
  unit: optionalText('Enhet', 20),
  tax_rate: taxRate(),
};
export const rowInput = yup.object({ invoicebase_id: id('Hyresavi'), ...rowFields });

export const paymentOut = yup.object({
  id: out.id(),
  amount: out.number(),
  paid_at: out.date(),
  kind: yup.string().oneOf(['PAYMENT', 'OFFSET', 'REVERSAL']).required(),
  created_at: out.text(),
});
const timelineStep = yup.object({ what: out.text(), at: out.text(), who: out.textOrNull() });

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
export const invoicebaseRow = yup.object(shared);
export type InvoicebaseRow = yup.InferType<typeof invoicebaseRow>;
const other = yup.object({ id: out.id(), reference: out.textOrNull() });
export const invoicebaseOut = yup.object({
  ...shared,
  /** The notice that a credit notice reverses, and the one that reverses this. */
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
  /** Why the notice cannot be sent, in Swedish, while its status is ERROR. */
  error: out.textOrNull(),
  file: yup.object({ id: out.id(), name: out.text() }).nullable().defined(),
  rows: out.list(rowOut.required()),
  vat: out.list(yup.object({ tax_rate: out.number(), net: out.number(), tax: out.number() }).required()),
  payments: out.list(paymentOut.required()),
  timeline: out.list(timelineStep.required()),
  breadcrumb: breadcrumb(),
  updated_at: out.text(),
});
export type Invoicebase = yup.InferType<typeof invoicebaseOut>;

const sorting = sortBy(
  'status',
  'sent_at',
  'due_at',
  'invoice_type',
  'payment_left',
  'start',
  'reference',
  'lease',
);
const periodFilter = yup
  .mixed<{ start: string; stop: string }>()
  .transform((value: unknown) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      return null;
    }
  })
  .test(
    'period',
    'Perioden är inte giltig',
    (value) =>
      value === undefined ||
      (typeof value === 'object' && value !== null && 'start' in value && 'stop' in value),
  );

export const invoicebaseQuery = listQuery(sorting, {
  filter: yup.string<InvoiceFilter>().oneOf([...invoiceFilters]),
  status: yup.string().oneOf([...invoiceStatuses]),
  reference: yup.string().trim().max(60),
  period: periodFilter,
  company_id: yup.number().integer(),
});
/** A page of notices; `sum` is over the whole filter, not the page. */
const invoicebasePage = page(invoicebaseRow.required()).shape({
  sum: yup.object({ pay_amount_rounded: out.number(), payment_left: out.number() }).required(),
});

export const invoicebaseCalls = {
  list: call({
    method: 'GET',
    path: '/api/invoicebase',
    summary: 'Hyresavier',
    query: invoicebaseQuery,
    ok: invoicebasePage,
  }),
  ofLease: call({
    method: 'GET',
    path: '/api/invoicebase/lease/{id}',
    summary: 'Hyresavier på en uthyrning',
    query: listQuery(sorting),
    ok: page(invoicebaseRow.required()),
  }),
  ofTenant: call({
    method: 'GET',
    path: '/api/invoicebase/tenant/{id}',
    summary: 'En hyresgästs hyresavier',
    query: listQuery(sorting),
    ok: page(invoicebaseRow.required()),
  }),
  detail: call({ method: 'GET', path: '/api/invoicebase/{id}', summary: 'En hyresavi', ok: invoicebaseOut }),
  create: call({
    method: 'POST',
    path: '/api/invoicebase',
    summary: 'Skapa hyresavi för en period',
    body: yup.object({
      lease_id: id('Uthyrning'),
      start: date('Från'),
      stop: date('Till'),
      supplement: yup.boolean().default(false),
    }),
    ok: yup.object({ invoicebase: invoicebaseOut.required() }),
    money: true,
  }),
  update: call({
    method: 'PATCH',
    path: '/api/invoicebase',
    summary: 'Markera som redo, eller återaktivera synkronisering',
    body: yup.object({
      id: id(),
      status: yup.string().oneOf(['READY']).label('Status'),
      sync_active: yup.boolean().label('Synkronisering'),
      updated_at: yup.string().nullable().default(null),
    }),
    ok: invoicebaseOut,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/invoicebase/{id}',
    summary: 'Ta bort en hyresavi som inte skickats',
    ok: done,
  }),
  /** Without ids: every notice that is READY now. */
  sendAll: call({
    method: 'POST',
    path: '/api/invoicebase/mailall',
    summary: 'Skicka alla som är redo',
    body: yup.object({ ids: yup.array().of(yup.number().integer().required()).nullable().default(null) }),
    ok: yup.object({
      sent: out.number(),
      skipped: out.number(),
      failed: out.number(),
      failures: out.list(
        yup.object({ id: out.id(), reference: out.textOrNull(), message: out.text() }).required(),
      ),
    }),
    money: true,
  }),
  send: call({
    method: 'POST',
    path: '/api/invoicebase/{id}/mail',
    summary: 'Skicka en hyresavi',
    ok: invoicebaseOut,
    money: true,
  }),
} as const;

export const invoicerowCalls = {
  create: call({
    method: 'POST',
    path: '/api/invoicerow',
    summary: 'Lägg till rad',
    body: rowInput,
    ok: invoicebaseOut,
    money: true,
  }),
  update: call({
    method: 'PATCH',
    path: '/api/invoicerow',
    summary: 'Ändra rad',
    body: yup.object({ id: id(), ...rowFields }),
    ok: invoicebaseOut,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/invoicerow/{id}',
    summary: 'Ta bort rad',
    ok: invoicebaseOut,
  }),
} as const;

/** `{type}` is fortnox, visma or manual, in small letters. */
export const invoiceCalls = {
  generateManual: call({
    method: 'POST',
    path: '/api/invoice/manual/{id}/generate',
    summary: 'Skapa som manuell avi med referens och OCR-nummer',
    body: yup.object({ reference: optionalText('Referens', 24), ocr: optionalText('OCR-nummer', 25) }),
    ok: invoicebaseOut,
    money: true,
  }),
  pay: call({
    method: 'POST',
    path: '/api/invoice/{type}/{id}/pay',
    summary: 'Registrera betalning',
    body: yup.object({
      payment: amount('Belopp').moreThan(0, 'Beloppet måste vara större än noll'),
      paid_at: optionalDate('Betaldatum'),
    }),
    ok: invoicebaseOut,
    money: true,
  }),
  cancel: call({
    method: 'POST',
    path: '/api/invoice/{type}/{id}/cancel',
    summary: 'Makulera',
    ok: invoicebaseOut,
    money: true,
  }),
  credit: call({
    method: 'POST',
    path: '/api/invoice/{type}/{id}/credit',
    summary: 'Kreditera',
    ok: invoicebaseOut,
    money: true,
  }),
  markSent: call({
    method: 'POST',
    path: '/api/invoice/{type}/{id}/sent',
    summary: 'Markera som skickad utan e-post',
    ok: invoicebaseOut,
    money: true,
  }),
  /** The PDF as base64, as the product spec has it. */
  preview: call({
    method: 'POST',
    path: '/api/invoice/{type}/{id}/preview',
    summary: 'Förhandsgranska',
    ok: yup.object({ name: out.text(), mimetype: out.text(), file: out.text() }),
  }),
  moveDueAt: call({
    method: 'PATCH',
    path: '/api/invoice/{type}/{id}/dueat',
    summary: 'Ändra förfallodag',
    body: yup.object({ due_at: date('Förfallodag') }),
    ok: invoicebaseOut,
  }),
} as const;
