import * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import { optionalChoice, output, reference } from '../../../core/fields';
import { listQuery, page, sortBy } from '../../../core/list';
import { namedObject } from '../../../core/named';
import { jobRunKinds, jobRunOutcomes, jobRunStatuses } from './job-run.status';

/** A background run: for a company and month, or for the whole business on a day. */
export const jobRunRow = namedObject('JobRunRow', {
  id: output.id(),
  kind: output.choice(jobRunKinds),
  /** `Hyresavier för januari 2027`. */
  title: output.text(),
  company: reference.nullable().defined(),
  /** The user who started it, or null for a scheduled run. */
  started_by: output.textOrNull(),
  /** The month of the invoices (YYYY-MM), or the day (YYYY-MM-DD); for MAIL and REMIND, random characters follow the day. */
  period: output.text(),
  status: output.choice(jobRunStatuses),
  /** The number of items, or null until it is known. */
  total: output.numberOrNull(),
  made: output.number(),
  /** The number of made invoices that an accounting program must book before they are sent. */
  waiting: output.number().optional(),
  skipped: output.number(),
  /** The skipped invoices whose tenant has no email address: a person delivers them in another way. */
  by_hand: yup.number().optional(),
  failed: output.number(),
  /** Why the whole run failed. */
  error: output.textOrNull(),
  /** How often the run has been started. */
  attempts: output.number(),
  started_at: output.text(),
  finished_at: output.textOrNull(),
});
export type JobRunRow = yup.InferType<typeof jobRunRow>;

/** The result of a run for one lease or invoice. `message` is the reason why it was skipped or failed. */
export const jobRunItem = namedObject('JobRunItem', {
  id: output.id(),
  outcome: output.choice(jobRunOutcomes),
  title: output.text(),
  message: output.textOrNull(),
  lease_id: output.idOrNull(),
  invoicebase_id: output.idOrNull(),
  reminder_id: output.idOrNull().optional(),
  at: output.text(),
});
export type JobRunItem = yup.InferType<typeof jobRunItem>;

export const jobRunCalls = defineCalls('jobRun', {
  list: call({
    method: 'GET',
    path: '/api/economy/run',
    summary: 'Körningar',
    query: listQuery(sortBy('started_at', 'kind', 'status', 'period', 'company'), {
      kind: optionalChoice(jobRunKinds),
      status: optionalChoice(jobRunStatuses),
      company_id: yup.number().integer(),
    }),
    response: page(jobRunRow.required()),
  }),
  detail: call({ method: 'GET', path: '/api/economy/run/{id}', summary: 'En körning', response: jobRunRow }),
  items: call({
    method: 'GET',
    path: '/api/economy/run/{id}/item',
    summary: 'Vad en körning gjorde',
    query: listQuery(sortBy('outcome', 'title', 'at'), { outcome: optionalChoice(jobRunOutcomes) }),
    response: page(jobRunItem.required()),
  }),
  /** Restarts a failed run. Finished items stay, and the others are tried again. */
  restart: call({
    method: 'POST',
    path: '/api/economy/run/{id}/restart',
    summary: 'Starta om en misslyckad körning',
    response: jobRunRow,
    idempotent: true,
  }),
});
