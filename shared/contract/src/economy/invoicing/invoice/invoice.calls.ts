import * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import { date, id, optionalChoice, optionalDate, output, seenUpdatedAt } from '../../../core/fields';
import { listQuery, messageResponse, page, sortBy } from '../../../core/list';
import { nameSchema } from '../../../core/named';
import { remarkKinds } from './invoice.remark';
import { failedInvoice, invoiceDetail, invoiceListItem } from './invoice.schema';
import { invoiceFilters, invoiceStatuses } from './invoice.status';

const sorting = sortBy(
  'status',
  'sent_at',
  'due_at',
  'invoice_type',
  'payment_left',
  'start',
  'reference',
  'lease',
  'tenant',
  'pay_amount_rounded',
);
const periodFilter = yup
  .mixed<{ start: string; stop: string }>()
  .label('Period')
  .transform((value: unknown) => {
    if (typeof value !== 'string') return value;
    // A value that is no period stays a text, because null would be reported as missing.
    try {
      return JSON.parse(value) ?? value;
    } catch {
      return value;
    }
  })
  .test(
    'period',
    'Perioden är inte giltig',
    (value) =>
      value === undefined ||
      (typeof value === 'object' &&
        value !== null &&
        'start' in value &&
        'stop' in value &&
        optionalDate('Från').isValidSync(value.start) &&
        optionalDate('Till').isValidSync(value.stop)),
  );

/** The filters of the list. Its sums, its export and "select all" use the same. */
export const invoiceListFilters = {
  filter: optionalChoice(invoiceFilters),
  /** A status, or a word of `filter`. */
  status: optionalChoice([...invoiceStatuses, ...invoiceFilters]),
  /** Only invoices that are not sent: being edited, to review, ready, or with an error. */
  unsent: yup.boolean(),
  /** Only invoices whose synchronisation with the accounting program has stopped. */
  sync_off: yup.boolean(),
  /** Only invoices of which something is written off. `status` PAYED leaves them out: they were not paid. */
  written_off: yup.boolean().label('Avskrivna'),
  /** Leaves out cancelled invoices. */
  not_cancelled: yup.boolean(),
  /** Only invoices that can be chosen for a payment of a bank file: ready or sent, no credit invoices, and not in a connected accounting program. */
  payable_from_bank_file: yup.boolean(),
  reference: yup.string().trim().max(60),
  /** A part of the reference, of the OCR number, or of the name of the tenant or the object. */
  search: yup.string().trim().max(200),
  /** Only invoices that are due within these days. */
  due_from: optionalDate('Förfaller från'),
  due_to: optionalDate('Förfaller till'),
  /** Only invoices whose period begins within these days. `period` also lists those that began before. */
  start_from: optionalDate('Perioden börjar tidigast'),
  start_to: optionalDate('Perioden börjar senast'),
  period: periodFilter,
  company_id: yup.number().integer(),
};
export const invoiceQuery = listQuery(sorting, invoiceListFilters);
/** A page of invoices. `sum` covers all that match the filter, not only the page. */
const invoicePage = nameSchema(
  'InvoicePage',
  page(invoiceListItem.required()).shape({
    sum: yup
      .object({
        pay_amount_rounded: output.number(),
        payment_left: output.number(),
        /** SEK without VAT. */
        fee: yup.number().optional(),
        /** The credit invoices among them: how many, and their part of `pay_amount_rounded`, which is negative. */
        credit_count: yup.number().optional(),
        credit_amount: yup.number().optional(),
      })
      .required(),
  }),
);

export const invoiceCalls = defineCalls('invoice', {
  list: call({
    method: 'GET',
    path: '/api/invoicebase',
    summary: 'Hyresavier',
    query: invoiceQuery,
    response: invoicePage,
  }),
  listByLease: call({
    method: 'GET',
    path: '/api/invoicebase/lease/{id}',
    summary: 'Hyresavier på en uthyrning',
    query: listQuery(sorting),
    response: page(invoiceListItem.required()),
  }),
  listByTenant: call({
    method: 'GET',
    path: '/api/invoicebase/tenant/{id}',
    summary: 'En hyresgästs hyresavier',
    query: listQuery(sorting),
    response: page(invoiceListItem.required()),
  }),
  detail: call({
    method: 'GET',
    path: '/api/invoicebase/{id}',
    summary: 'En hyresavi',
    response: invoiceDetail,
  }),
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
    response: yup.object({ invoicebase: invoiceDetail.required() }),
    idempotent: true,
  }),
  /** One invoice until the end of the calendar quarter, after which the periods of the lease follow the quarters. */
  createQuarterBridge: call({
    method: 'POST',
    path: '/api/invoicebase/quarter_bridge',
    summary: 'Anpassa en uthyrnings aviseringsperioder till kalenderkvartal',
    body: yup.object({ lease_id: id('Uthyrning') }),
    response: yup.object({ invoicebase: invoiceDetail.required() }),
    idempotent: true,
  }),
  update: call({
    method: 'PATCH',
    path: '/api/invoicebase',
    needsIntegration: true,
    summary: 'Attestera, eller återaktivera synkronisering',
    body: yup.object({
      id: id(),
      /** READY, or the status that the invoice has, which changes nothing. Another is answered with 422. */
      status: optionalChoice(invoiceStatuses, 'Status'),
      sync_active: yup.boolean().label('Synkronisering'),
      updated_at: seenUpdatedAt(),
    }),
    response: invoiceDetail,
    idempotent: true,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/invoicebase/{id}',
    summary: 'Ta bort en hyresavi som inte skickats',
    response: messageResponse,
    idempotent: true,
  }),
  /** What should be checked before the invoices that are READY now are sent. */
  remarks: call({
    method: 'GET',
    path: '/api/invoicebase/remarks',
    summary: 'Anmärkningar på hyresavier som är redo',
    response: yup.object({
      remarks: output.list(
        yup
          .object({
            id: output.id(),
            kind: output.choice(remarkKinds),
            /** The measured value, in Swedish: `+32 % mot 8 500 kr`. */
            detail: output.textOrNull(),
          })
          .required(),
      ),
      /** The due dates that these invoices get if they are sent today. It is null on a credit invoice. */
      due_dates: yup
        .array()
        .of(
          yup
            .object({
              id: output.id(),
              due_at: output.dateOrNull(),
              /** The company's shortest time to pay, in days. Left out on a credit invoice. */
              min_days: output.number().optional(),
              /** Whether the invoice is due in fewer days than that, because a run created it (docs/domain-rules.md, D-10). */
              due_soon: output.flag().optional(),
            })
            .required(),
        )
        .optional(),
    }),
  }),
  /** Without `ids`: every invoice that is READY now. */
  sendAll: call({
    method: 'POST',
    path: '/api/invoicebase/mailall',
    summary: 'Skicka alla som är redo',
    body: yup.object({ ids: yup.array().of(yup.number().integer().required()).nullable().default(null) }),
    response: yup.object({
      sent: output.number(),
      skipped: output.number(),
      failed: output.number(),
      /** Those that are booked in the accounting program first, and then sent by themselves. */
      booking: yup.number().optional(),
      failures: output.list(failedInvoice.required()),
    }),
    idempotent: true,
  }),
  send: call({
    method: 'POST',
    path: '/api/invoicebase/{id}/mail',
    summary: 'Skicka en hyresavi',
    response: invoiceDetail,
    idempotent: true,
  }),
});
