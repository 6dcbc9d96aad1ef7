import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { hasDecimals, id, optionalDate, out } from '../core/fields';
import { done, listQuery, page, sortBy } from '../core/list';
import { paymentIntervals } from '../lease/interval';
import { rentAdjustmentStatuses } from './rent-adjustment.status';

const named = yup.object({ id: out.id(), name: out.text() });
/** An object with its type and what it lies under: the object above it, or the company. */
const placed = named.shape({ type: out.text(), under: out.text() });

/** Percent, with at most four decimals: 3.2 raises, -1.5 lowers. */
const rate = () =>
  yup
    .number()
    .label('Procent')
    .moreThan(-100, 'Procent måste vara mer än -100')
    .max(100)
    .test('something', 'Procent kan inte vara noll', (value) => value !== 0)
    .test(
      'decimals',
      'Procent får ha högst fyra decimaler',
      (value) => value == null || hasDecimals(value, 4),
    )
    .required();

const rentAdjustmentFields = {
  rate: rate(),
  /** Left out: at once. */
  scheduled_at: optionalDate('Datum'),
  /** Also change the add-ons of the leases. */
  addons: yup.boolean().label('Justera även tillägg').default(false),
};
export const rentAdjustmentInput = yup.object({ entity_id: id('Objekt'), ...rentAdjustmentFields });
export type RentAdjustmentInput = yup.InferType<typeof rentAdjustmentInput>;

export const rentAdjustmentRow = yup.object({
  id: out.id(),
  rate: out.number(),
  addons: out.flag(),
  scheduled_at: out.dateOrNull(),
  executed_at: out.textOrNull(),
  /** The first day on which the new rents count: the scheduled one, or the day it was executed. */
  effective_on: out.dateOrNull(),
  status: yup
    .string()
    .oneOf([...rentAdjustmentStatuses])
    .required(),
  entity: placed.required(),
  /** Leases it changed; while scheduled, those it would change today. */
  leases_count: out.number(),
  /** The adjustment that this one takes back, and whether it is taken back itself. */
  restores_id: out.idOrNull(),
  restored: out.flag(),
  created_at: out.text(),
  updated_at: out.text(),
});
export type RentAdjustmentRow = yup.InferType<typeof rentAdjustmentRow>;

/** An object whose rents can be adjusted: with those below it, unless it is let itself. */
export const adjustableEntity = placed.shape({
  rentable: out.flag(),
  /** Leases that run today on it and what is below it. */
  leases_count: out.number(),
});
export type AdjustableEntity = yup.InferType<typeof adjustableEntity>;

/** What an adjustment means for one lease. Money in SEK ex VAT. */
export const adjustedLease = yup.object({
  id: out.id(),
  lease_id: out.id(),
  entity: named.required(),
  tenant: out.textOrNull(),
  payment_interval: yup
    .string()
    .oneOf([...paymentIntervals])
    .required(),
  fee_as_m2: out.flag(),
  old_fee: out.number(),
  new_fee: out.number(),
  /** Rent of one interval: the fee, or the fee times the area. */
  old_total: out.number(),
  new_total: out.number(),
  /** The first invoice with the new rent; `id` is null while it is not made. Null when none comes. */
  first_notice: yup.object({ id: out.idOrNull(), start: out.date(), stop: out.date() }).nullable().defined(),
  /** Unsent invoices that are counted anew. */
  recalculated: out.number(),
  /** Sent invoices with days at the new rent: they stay as they are; `difference` is what they lack. */
  locked: out.list(
    yup
      .object({
        id: out.id(),
        reference: out.textOrNull(),
        start: out.date(),
        stop: out.date(),
        difference: out.number(),
      })
      .required(),
  ),
  /** Σ of `locked`. */
  difference: out.number(),
  /** The invoice that asks for the difference, when somebody has made one. */
  supplement_id: out.idOrNull(),
});
export type AdjustedLease = yup.InferType<typeof adjustedLease>;

/** A page of leases, and sums over all of them: the rent of a month before and after. */
const adjustedPage = page(adjustedLease.required()).shape({
  effective_on: out.date(),
  sum: yup.object({ old_month: out.number(), new_month: out.number(), difference: out.number() }).required(),
});

export const rentAdjustmentCalls = callsOf('rentAdjustment', {
  /** `entity_id`: those of the object, and of the objects it lies under. */
  list: call({
    method: 'GET',
    path: '/api/rentadjustment',
    summary: 'Hyresjusteringar',
    query: listQuery(sortBy('rate', 'scheduled_at', 'executed_at', 'status', 'entity', 'created_at'), {
      entity_id: yup.number().integer(),
      status: yup.string().oneOf([...rentAdjustmentStatuses]),
    }),
    ok: page(rentAdjustmentRow.required()),
  }),
  entities: call({
    method: 'GET',
    path: '/api/rentadjustment/entities',
    summary: 'Objekt vars hyror kan justeras',
    query: listQuery(sortBy('name', 'type'), { name: yup.string().trim().max(200) }),
    ok: page(adjustableEntity.required()),
  }),
  detail: call({
    method: 'GET',
    path: '/api/rentadjustment/{id}',
    summary: 'En hyresjustering',
    ok: rentAdjustmentRow,
  }),
  /** What it would mean, lease by lease. Nothing is changed. */
  preview: call({
    method: 'GET',
    path: '/api/rentadjustment/preview',
    summary: 'Vad en hyresjustering skulle innebära',
    query: listQuery(sortBy('entity', 'old_total', 'new_total', 'difference'), {
      entity_id: id('Objekt'),
      ...rentAdjustmentFields,
    }),
    ok: adjustedPage,
  }),
  /** What it has meant, lease by lease. */
  effects: call({
    method: 'GET',
    path: '/api/rentadjustment/{id}/effect',
    summary: 'Vad en hyresjustering har inneburit',
    query: listQuery(sortBy('entity', 'old_total', 'new_total', 'difference')),
    ok: adjustedPage,
  }),
  /** Without a date, or with today's, it is executed at once. */
  create: call({
    method: 'POST',
    path: '/api/rentadjustment',
    summary: 'Justera hyror',
    body: rentAdjustmentInput,
    ok: rentAdjustmentRow,
    money: true,
  }),
  update: call({
    method: 'PATCH',
    path: '/api/rentadjustment',
    summary: 'Ändra schemalagd hyresjustering',
    body: yup.object({
      id: id(),
      ...rentAdjustmentFields,
      updated_at: yup.string().nullable().default(null),
    }),
    ok: rentAdjustmentRow,
    money: true,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/rentadjustment/{id}',
    summary: 'Ta bort schemalagd hyresjustering',
    ok: done,
    money: true,
  }),
  removeScheduled: call({
    method: 'DELETE',
    path: '/api/rentadjustment/scheduled',
    summary: 'Ta bort alla schemalagda hyresjusteringar',
    ok: done,
    money: true,
  }),
  /** Gives the leases the rents they had before it, from today. Those changed since then keep theirs. */
  restore: call({
    method: 'POST',
    path: '/api/rentadjustment/{id}/restore',
    summary: 'Återställ till föregående villkor',
    ok: rentAdjustmentRow,
    money: true,
  }),
  /** An invoice for what the sent invoices of a lease lack. */
  supplement: call({
    method: 'POST',
    path: '/api/rentadjustment/{id}/supplement',
    summary: 'Skapa tilläggsavi för mellanskillnaden',
    body: yup.object({ lease_id: id('Uthyrning') }),
    ok: yup.object({ invoicebase: yup.object({ id: out.id() }).required() }),
    money: true,
  }),
});
