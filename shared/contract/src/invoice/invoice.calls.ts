import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { date, id, out } from '../core/fields';
import { done, listQuery, page, sortBy } from '../core/list';
import { remarkKinds } from './invoice.remark';
import { type InvoiceFilter, invoiceFilters, invoiceStatuses } from './invoice.status';
import { invoiceListItem, invoiceOut } from './invoice-out';

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

/** What narrows the list; the sums, the export and "mark all" follow the same. */
export const invoiceListFilters = {
  filter: yup.string<InvoiceFilter>().oneOf([...invoiceFilters]),
  status: yup.string().oneOf([...invoiceStatuses]),
  reference: yup.string().trim().max(60),
  period: periodFilter,
  company_id: yup.number().integer(),
};
export const invoiceQuery = listQuery(sorting, invoiceListFilters);
/** A page of invoices; `sum` is over the whole filter, not the page. */
const invoicePage = page(invoiceListItem.required()).shape({
  sum: yup.object({ pay_amount_rounded: out.number(), payment_left: out.number() }).required(),
});

export const invoiceCalls = callsOf('invoice', {
  list: call({
    method: 'GET',
    path: '/api/invoicebase',
    summary: 'Hyresavier',
    query: invoiceQuery,
    ok: invoicePage,
  }),
  ofLease: call({
    method: 'GET',
    path: '/api/invoicebase/lease/{id}',
    summary: 'Hyresavier på en uthyrning',
    query: listQuery(sorting),
    ok: page(invoiceListItem.required()),
  }),
  ofTenant: call({
    method: 'GET',
    path: '/api/invoicebase/tenant/{id}',
    summary: 'En hyresgästs hyresavier',
    query: listQuery(sorting),
    ok: page(invoiceListItem.required()),
  }),
  detail: call({ method: 'GET', path: '/api/invoicebase/{id}', summary: 'En hyresavi', ok: invoiceOut }),
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
    ok: yup.object({ invoicebase: invoiceOut.required() }),
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
    ok: invoiceOut,
    money: true,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/invoicebase/{id}',
    summary: 'Ta bort en hyresavi som inte skickats',
    ok: done,
    money: true,
  }),
  /** What should be looked at in the invoices that are READY now; those without remark are left out. */
  remarks: call({
    method: 'GET',
    path: '/api/invoicebase/remarks',
    summary: 'Anmärkningar på hyresavier som är redo',
    ok: yup.object({
      remarks: out.list(
        yup
          .object({
            id: out.id(),
            kind: yup
              .string()
              .oneOf([...remarkKinds])
              .required(),
            /** What it is measured by, in Swedish: `+32 % mot 8 500 kr`. */
            detail: out.textOrNull(),
          })
          .required(),
      ),
    }),
  }),
  /** Without ids: every invoice that is READY now. */
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
    ok: invoiceOut,
    money: true,
  }),
});
