import * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import { amount, id, output, seenUpdatedAt, taxRate, text } from '../../../core/fields';
import { breadcrumb, listQuery, messageResponse, page, sortBy } from '../../../core/list';
import { namedObject, nameSchema } from '../../../core/named';
import { namedEntity } from '../../../objects/entity/named-entity';
import { addonIntervals } from './addon-interval';

/** The type follows from the sign of the fee. */
export const addonTypes = ['SURCHARGE', 'DEDUCTION'] as const;
export type AddonType = (typeof addonTypes)[number];
export const addonTypeForFee = (fee: number): AddonType => (fee < 0 ? 'DEDUCTION' : 'SURCHARGE');

export const addonFields = {
  name: text('Benämning'),
  /** SEK per invoice, ex VAT: positive is a surcharge, negative a deduction. */
  fee: amount('Belopp').test('not-zero', 'Beloppet kan inte vara noll', (value) => value !== 0),
  tax_rate: taxRate(),
};
export const addonInput = namedObject('AddonInput', addonFields);
export type AddonInput = yup.InferType<typeof addonInput>;

export const addonOutputFields = {
  id: output.id(),
  name: output.text(),
  fee: output.number(),
  tax_rate: output.number(),
  type: output.choice(addonTypes),
  created_at: output.text(),
};
export const addonRow = namedObject('AddonRow', {
  ...addonOutputFields,
  /** How often leases have the add-on, now or later. A lease that has it twice counts twice. */
  leases_count: output.number(),
  /** The leases that have it, now or later, each once. `GET /api/addon/{id}/leases` lists them with their objects. */
  leases: yup
    .array(yup.object({ id: output.id() }).required())
    .default(undefined)
    .optional(),
});
export type AddonRow = yup.InferType<typeof addonRow>;

/** A lease in the list on the add-on's page. */
export const addonLease = namedObject('AddonLease', {
  id: output.id(),
  lease_id: output.id(),
  entity: namedEntity.required(),
  tenant: output.textOrNull(),
  /** The values that the lease has. They stay when the catalogue changes. */
  name: output.text(),
  fee: output.number(),
  interval: output.choice(addonIntervals),
  start: output.date(),
  stop: output.dateOrNull(),
  /** Whether name, fee or VAT differ from the catalogue's. */
  differs: output.flag(),
});
export type AddonLease = yup.InferType<typeof addonLease>;

export const addonDetail = nameSchema(
  'AddonDetail',
  addonRow.shape({
    /** How many of them have another name, fee or VAT: those that `update_leases` would change. */
    differing_count: output.number(),
    breadcrumb: breadcrumb(),
    updated_at: output.text(),
  }),
);
export type AddonDetail = yup.InferType<typeof addonDetail>;

export const addonCalls = defineCalls('addon', {
  list: call({
    method: 'GET',
    path: '/api/addon',
    summary: 'Tillägg och avdrag',
    query: listQuery(sortBy('name', 'fee', 'tax_rate', 'leases_count', 'created_at'), {
      name: yup.string().trim().max(200),
    }),
    response: page(addonRow.required()),
  }),
  detail: call({ method: 'GET', path: '/api/addon/{id}', summary: 'Ett tillägg', response: addonDetail }),
  leases: call({
    method: 'GET',
    path: '/api/addon/{id}/leases',
    summary: 'Uthyrningar som har ett tillägg',
    query: listQuery(sortBy('entity', 'fee', 'start', 'stop')),
    response: page(addonLease.required()),
  }),
  create: call({
    method: 'POST',
    path: '/api/addon',
    summary: 'Skapa tillägg',
    body: addonInput,
    response: addonDetail,
    idempotent: true,
  }),
  /** With `update_leases`, the leases that have the add-on also get the new name, fee and VAT. */
  update: call({
    method: 'PATCH',
    path: '/api/addon',
    summary: 'Ändra tillägg',
    body: yup.object({
      id: id(),
      ...addonFields,
      update_leases: yup.boolean().label('Uppdatera uthyrningar').default(false),
      updated_at: seenUpdatedAt(),
    }),
    response: addonDetail,
    idempotent: true,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/addon/{id}',
    summary: 'Ta bort tillägg',
    response: messageResponse,
    idempotent: true,
  }),
});
