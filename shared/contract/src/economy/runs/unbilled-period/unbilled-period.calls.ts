import * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import { choice, date, id, optionalId, output, reference } from '../../../core/fields';
import { listQuery, page, sortBy } from '../../../core/list';
import { namedObject, nameSchema } from '../../../core/named';
import { namedEntity } from '../../../objects/entity/named-entity';
import { unbilledInvoiceModes } from './unbilled-period.modes';

/** Days of a lease that should be billed by now, but that no invoice covers (docs/domain-rules.md, D-8). */
export const unbilledPeriodRow = namedObject('UnbilledPeriodRow', {
  /** The id of the lease and the first day: `7-2026-11-01`. */
  key: output.text(),
  lease_id: output.id(),
  entity: namedEntity.required(),
  company: reference.required(),
  tenant: reference.nullable().defined(),
  start: output.date(),
  stop: output.date(),
  /** The last day of the lease that can be marked as billed elsewhere: that of its current period, or its own. */
  markable_until: output.date().optional(),
  days: output.number(),
  /** The number of invoices in mode PER_PERIOD. */
  periods: output.number(),
  /** The unbilled amount, SEK ex VAT. */
  fee: output.number(),
});
export type UnbilledPeriodRow = yup.InferType<typeof unbilledPeriodRow>;

/** Leases whose days until one somebody has marked together as billed elsewhere. */
export const billedElsewhereMark = namedObject('BilledElsewhereMark', {
  id: output.id(),
  until: output.date(),
  marked_at: output.text(),
  who: output.textOrNull(),
  leases: output.number(),
  /** The leases whose days have no invoice since, for which it can be undone. */
  undoable: output.number(),
});
export type BilledElsewhereMark = yup.InferType<typeof billedElsewhereMark>;

export const unbilledPeriodCalls = defineCalls('unbilledPeriod', {
  list: call({
    method: 'GET',
    path: '/api/economy/unbilled',
    summary: 'Ofakturerade perioder',
    query: listQuery(sortBy('start', 'entity', 'company', 'days', 'fee'), {
      company_id: yup.number().integer(),
      lease_id: yup.number().integer(),
    }),
    response: nameSchema(
      'UnbilledPeriodPage',
      page(unbilledPeriodRow.required()).shape({ sum: yup.object({ fee: output.number() }).required() }),
    ),
  }),
  /** The length of the list, for menus and the dashboard. It is cheaper than the list, which also calculates amounts. */
  count: call({
    method: 'GET',
    path: '/api/economy/unbilled/count',
    summary: 'Antal ofakturerade perioder',
    query: yup.object({ company_id: yup.number().integer(), lease_id: yup.number().integer() }),
    response: yup.object({ count: output.number() }),
  }),
  /** Creates numbered invoices for the days. */
  createInvoices: call({
    method: 'POST',
    path: '/api/economy/unbilled',
    summary: 'Skapa avier för en ofakturerad period',
    body: yup.object({
      lease_id: id('Uthyrning'),
      start: date('Från'),
      stop: date('Till'),
      mode: choice('Avier', unbilledInvoiceModes),
    }),
    response: yup.object({
      invoicebases: output.list(yup.object({ id: output.id(), reference: output.textOrNull() }).required()),
    }),
    idempotent: true,
  }),
  /** Marks all days until the given one as billed outside the product. They are no longer listed. */
  markBilledElsewhere: call({
    method: 'POST',
    path: '/api/economy/unbilled/elsewhere',
    summary: 'Markera dagar som fakturerade på annat sätt',
    body: yup.object({
      until: date('Till och med'),
      company_id: optionalId('Företag'),
      lease_id: optionalId('Uthyrning'),
    }),
    response: yup.object({ message: output.text(), leases: output.number() }),
    idempotent: true,
  }),
  /** What people have marked as billed elsewhere, the latest first. */
  listBilledElsewhere: call({
    method: 'GET',
    path: '/api/economy/unbilled/elsewhere',
    summary: 'Dagar som har markerats som fakturerade på annat sätt',
    query: listQuery(sortBy('marked_at'), {}),
    response: page(billedElsewhereMark.required()),
  }),
  /** Takes back a mark for the leases whose days have no invoice since. Answers 409 when all have one. */
  undoBilledElsewhere: call({
    method: 'POST',
    path: '/api/economy/unbilled/elsewhere/{id}/undo',
    summary: 'Ångra att dagar är fakturerade på annat sätt',
    response: yup.object({ message: output.text(), leases: output.number() }),
    idempotent: true,
  }),
});
