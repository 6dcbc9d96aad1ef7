import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { date, id, oneOf, optionalId, out } from '../core/fields';
import { listQuery, page, sortBy } from '../core/list';
import { gapModes } from '../job-run/job-run.status';

const named = yup.object({ id: out.id(), name: out.text() });

/** Days of a lease that no live invoice asks rent for, although they should have one by now. */
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
  /** How many invoices it makes, one for each period. */
  periods: out.number(),
  /** What they will ask for, ex VAT, SEK. */
  fee: out.number(),
});
export type UnbilledRow = yup.InferType<typeof unbilledRow>;

export const unbilledPeriodCalls = callsOf('unbilledPeriod', {
  list: call({
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
  count: call({
    method: 'GET',
    path: '/api/economy/unbilled/count',
    summary: 'Antal ofakturerade perioder',
    query: yup.object({ company_id: yup.number().integer(), lease_id: yup.number().integer() }),
    ok: yup.object({ count: out.number() }),
  }),
  /** Numbered invoices for days that have none: one for all of them, or one for each period. */
  createInvoices: call({
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
  markBilledElsewhere: call({
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
});
