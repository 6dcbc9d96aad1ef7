import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { date, id, oneOf, optionalId, out } from '../core/fields';
import { listQuery, page, sortBy } from '../core/list';
import { gapModes, runKinds, runOutcomes, runStatuses } from './run.status';

const named = yup.object({ id: out.id(), name: out.text() });
const monthText = () => yup.string().matches(/^\d{4}-(0[1-9]|1[0-2])$/, 'Ange en månad som ÅÅÅÅ-MM');

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
  /** The month of the notices (YYYY-MM), else the day (YYYY-MM-DD). */
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

/** Days of a lease that no live notice asks rent for, although they should have one by now. */
export const unbilledRow = yup.object({
  /** The lease and the first day: `7-2026-11-01`. */
  key: out.text(),
  lease_id: out.id(),
  entity: named.required(),
  company: named.required(),
  tenant: named.nullable().defined(),
  start: out.date(),
  stop: out.date(),
  days: out.number(),
  /** How many notices it makes, one for each period. */
  periods: out.number(),
  /** What they will ask for, ex VAT, SEK. */
  fee: out.number(),
});
export type UnbilledRow = yup.InferType<typeof unbilledRow>;

/** A notice that the coming runs will make. */
export const foreseenNotice = yup.object({
  /** The month of the run that makes it: YYYY-MM. */
  month: out.text(),
  send_date: out.date(),
  lease_id: out.id(),
  entity: named.required(),
  tenant: named.nullable().defined(),
  start: out.date(),
  stop: out.date(),
  fee: out.number(),
  tax: out.number(),
  pay_amount_rounded: out.number(),
  rows: out.list(
    yup
      .object({ name: out.text(), total: out.number(), tax_rate: out.number(), explanation: out.text() })
      .required(),
  ),
});
export type ForeseenNotice = yup.InferType<typeof foreseenNotice>;

export const economyCalls = callsOf('economy', {
  stats: call({
    method: 'GET',
    path: '/api/economy/stats',
    summary: 'Ekonomiska nyckeltal',
    ok: yup.object({
      stat_income_current: out.number(),
      stat_income_max: out.number(),
      stat_income_r12: out.number(),
      stat_leases_total: out.number(),
      stat_occupancy_total: out.number(),
      stat_rentable_total: out.number(),
      stat_tenants_current: out.number(),
      stat_area_average: out.numberOrNull(),
      stat_area_average_price: out.numberOrNull(),
      /** Asked for and received this calendar month, SEK. */
      stat_month_billed: out.number(),
      stat_month_paid: out.number(),
    }),
  }),
  /** This month and the eleven to come; narrowed to a company or a lease when one is named. */
  projected: call({
    method: 'GET',
    path: '/api/economy/projected',
    summary: 'Väntade intäkter de kommande tolv månaderna',
    query: yup.object({ company_id: yup.number().integer(), lease_id: yup.number().integer() }),
    ok: yup.object({
      /** YYYY-MM. */
      labels: out.list(yup.string().required()),
      /** Ex VAT, SEK: notices that are made, and those to come. */
      data: out.list(yup.number().required()),
      /** The part of `data` that no notice is made for yet. */
      coming: yup.array().of(yup.number().required()).optional(),
    }),
  }),
  /** The notices to come in a month, or in all twelve, one by one. Those already made are in `invoicebase.list`. */
  forecast: call({
    method: 'GET',
    path: '/api/economy/forecast',
    summary: 'Hyresavier som kommer att skapas',
    query: listQuery(sortBy('start', 'entity', 'fee'), {
      month: monthText(),
      company_id: yup.number().integer(),
      lease_id: yup.number().integer(),
    }),
    ok: page(foreseenNotice.required()).shape({ sum: yup.object({ fee: out.number() }).required() }),
  }),
  unbilled: call({
    method: 'GET',
    path: '/api/economy/unbilled',
    summary: 'Ofakturerade perioder',
    query: listQuery(sortBy('start', 'entity', 'company', 'days', 'fee'), {
      company_id: yup.number().integer(),
      lease_id: yup.number().integer(),
    }),
    ok: page(unbilledRow.required()).shape({ sum: yup.object({ fee: out.number() }).required() }),
  }),
  /** How many the list has: what menus and the dashboard ask for, without the sums that the list works out. */
  unbilledCount: call({
    method: 'GET',
    path: '/api/economy/unbilled/count',
    summary: 'Antal ofakturerade perioder',
    query: yup.object({ company_id: yup.number().integer(), lease_id: yup.number().integer() }),
    ok: yup.object({ count: out.number() }),
  }),
  /** Numbered notices for days that have none: one for all of them, or one for each period. */
  billUnbilled: call({
    method: 'POST',
    path: '/api/economy/unbilled',
    summary: 'Skapa avier för en ofakturerad period',
    body: yup.object({
      lease_id: id('Uthyrning'),
      start: date('Från'),
      stop: date('Till'),
      mode: oneOf('Avier', gapModes),
    }),
    ok: yup.object({
      invoicebases: out.list(yup.object({ id: out.id(), reference: out.textOrNull() }).required()),
    }),
    money: true,
  }),
  /** Days up to and including one were billed in some other way, before or beside the product: no gap any more. */
  billedElsewhere: call({
    method: 'POST',
    path: '/api/economy/unbilled/elsewhere',
    summary: 'Markera dagar som fakturerade på annat sätt',
    body: yup.object({
      until: date('Till och med'),
      company_id: optionalId('Företag'),
      lease_id: optionalId('Uthyrning'),
    }),
    ok: yup.object({ message: out.text(), leases: out.number() }),
    money: true,
  }),
  runs: call({
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
  run: call({ method: 'GET', path: '/api/economy/run/{id}', summary: 'En körning', ok: runRow }),
  runItems: call({
    method: 'GET',
    path: '/api/economy/run/{id}/item',
    summary: 'Vad en körning gjorde',
    query: listQuery(sortBy('outcome', 'title', 'at'), { outcome: yup.string().oneOf([...runOutcomes]) }),
    ok: page(runItem.required()),
  }),
  /** Begins a failed run again: what it made stays, what it could not is tried once more. */
  restartRun: call({
    method: 'POST',
    path: '/api/economy/run/{id}/restart',
    summary: 'Starta om en misslyckad körning',
    ok: runRow,
    money: true,
  }),
});
