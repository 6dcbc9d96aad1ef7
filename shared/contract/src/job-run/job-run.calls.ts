import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { out } from '../core/fields';
import { listQuery, page, sortBy } from '../core/list';
import { runKinds, runOutcomes, runStatuses } from './job-run.status';

const named = yup.object({ id: out.id(), name: out.text() });

/** A run of the server's own: for a company and month, or for the whole account on a day. */
export const runRow = yup.object({
  id: out.id(),
  kind: yup
    .string()
    .oneOf([...runKinds])
    .required(),
  /** `Hyresavier för januari 2027`. */
  title: out.text(),
  company: named.nullable().defined(),
  /** The user who asked for it; null for what the server does by itself. */
  started_by: out.textOrNull(),
  /** The month of the invoices (YYYY-MM), else the day (YYYY-MM-DD). */
  period: out.text(),
  status: yup
    .string()
    .oneOf([...runStatuses])
    .required(),
  /** How many there are to do; null until they are counted. */
  total: out.numberOrNull(),
  made: out.number(),
  skipped: out.number(),
  failed: out.number(),
  /** Why nothing could be done at all. */
  error: out.textOrNull(),
  attempts: out.number(),
  started_at: out.text(),
  finished_at: out.textOrNull(),
});
export type RunRow = yup.InferType<typeof runRow>;

/** What the run did to one thing, and why it did not. */
export const runItem = yup.object({
  id: out.id(),
  outcome: yup
    .string()
    .oneOf([...runOutcomes])
    .required(),
  title: out.text(),
  message: out.textOrNull(),
  lease_id: out.idOrNull(),
  invoicebase_id: out.idOrNull(),
  at: out.text(),
});
export type RunItem = yup.InferType<typeof runItem>;

export const jobRunCalls = callsOf('jobRun', {
  list: call({
    method: 'GET',
    path: '/api/economy/run',
    summary: 'Körningar',
    query: listQuery(sortBy('started_at', 'kind', 'status', 'period', 'company'), {
      kind: yup.string().oneOf([...runKinds]),
      status: yup.string().oneOf([...runStatuses]),
      company_id: yup.number().integer(),
    }),
    ok: page(runRow.required()),
  }),
  detail: call({ method: 'GET', path: '/api/economy/run/{id}', summary: 'En körning', ok: runRow }),
  items: call({
    method: 'GET',
    path: '/api/economy/run/{id}/item',
    summary: 'Vad en körning gjorde',
    query: listQuery(sortBy('outcome', 'title', 'at'), { outcome: yup.string().oneOf([...runOutcomes]) }),
    ok: page(runItem.required()),
  }),
  /** Begins a failed run again: what it made stays, what it could not is tried once more. */
  restart: call({
    method: 'POST',
    path: '/api/economy/run/{id}/restart',
    summary: 'Starta om en misslyckad körning',
    ok: runRow,
    money: true,
  }),
});
