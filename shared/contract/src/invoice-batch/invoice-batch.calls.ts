import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { date, out } from '../core/fields';
import { invoiceListFilters } from '../invoice/invoice.calls';
import { runRow } from '../job-run/job-run.calls';

/** So many in one transaction; whoever has marked more asks again for the rest. */
export const BATCH_SIZE = 50;
/** So many can be marked at all. */
export const MOST_MARKED = 10_000;

const idsUpTo = (most: number) =>
  yup
    .array()
    .of(yup.number().integer().min(1).required())
    .min(1, 'Markera minst en hyresavi')
    .max(most, `Högst ${most} hyresavier åt gången`)
    .required();

/** Each is done or refused on its own, and says why. */
const outcome = yup.object({
  done: out.number(),
  failures: out.list(
    yup.object({ id: out.id(), reference: out.textOrNull(), message: out.text() }).required(),
  ),
});
export type BatchOutcome = yup.InferType<typeof outcome>;

/** What is done to many invoices at once. */
export const invoiceBatchCalls = callsOf('invoiceBatch', {
  ids: call({
    method: 'GET',
    path: '/api/invoicebase/ids',
    summary: 'Alla hyresavier i ett filter',
    query: yup.object(invoiceListFilters),
    ok: yup.object({ ids: out.list(out.id()) }),
  }),
  approve: call({
    method: 'POST',
    path: '/api/invoicebase/approve',
    summary: 'Markera flera som redo',
    body: yup.object({ ids: idsUpTo(BATCH_SIZE) }),
    ok: outcome,
    money: true,
  }),
  moveDueAt: call({
    method: 'POST',
    path: '/api/invoicebase/dueat',
    summary: 'Ändra förfallodag för flera',
    body: yup.object({ ids: idsUpTo(BATCH_SIZE), due_at: date('Förfallodag') }),
    ok: outcome,
    money: true,
  }),
  /** At once a run that sends them, whether or not anybody waits; how far it has come is read from the run. */
  send: call({
    method: 'POST',
    path: '/api/invoicebase/send',
    summary: 'Skicka flera i bakgrunden',
    /** Without ids: every invoice that is ready now. */
    body: yup.object({ ids: idsUpTo(MOST_MARKED).nullable().default(null) }),
    ok: runRow,
    money: true,
  }),
  export: call({
    method: 'POST',
    path: '/api/invoicebase/export',
    summary: 'Hyresavier som CSV',
    body: yup.object({ ids: idsUpTo(MOST_MARKED) }),
    answer: 'file',
  }),
});
