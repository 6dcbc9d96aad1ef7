import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { amount, id, out, taxRate, text } from '../core/fields';
import { breadcrumb, done, listQuery, page, sortBy } from '../core/list';

/** Follows from the sign of the fee. */
export const addonTypes = ['SURCHARGE', 'DEDUCTION'] as const;
export type AddonType = (typeof addonTypes)[number];
export const addonTypeLabel: Readonly<Record<AddonType, string>> = {
  SURCHARGE: 'Tillägg',
  DEDUCTION: 'Avdrag',
};
export const addonTypeOf = (fee: number): AddonType => (fee < 0 ? 'DEDUCTION' : 'SURCHARGE');

export const addonFields = {
  name: text('Benämning'),
  /** SEK per invoice, ex VAT: positive is a surcharge, negative a deduction. */
  fee: amount('Belopp').test('something', 'Beloppet kan inte vara noll', (value) => value !== 0),
  tax_rate: taxRate(),
};
export const addonInput = yup.object(addonFields);
export type AddonInput = yup.InferType<typeof addonInput>;

export const addonShown = {
  id: out.id(),
  name: out.text(),
  fee: out.number(),
  tax_rate: out.number(),
  type: yup
    .string()
    .oneOf([...addonTypes])
    .required(),
  created_at: out.text(),
};
export const addonRow = yup.object({
  ...addonShown,
  /** Leases that have it, now or from a later day. */
  leases_count: out.number(),
});
export type AddonRow = yup.InferType<typeof addonRow>;

/** A lease that has the add-on, as the add-on's page lists it. */
export const addonLease = yup.object({
  id: out.id(),
  lease_id: out.id(),
  entity: yup.object({ id: out.id(), name: out.text() }).required(),
  tenant: out.textOrNull(),
  /** The lease's own: they stay when the catalogue changes. */
  name: out.text(),
  fee: out.number(),
  start: out.date(),
  stop: out.dateOrNull(),
  /** Name, fee or VAT are others than the catalogue's. */
  differs: out.flag(),
});
export type AddonLease = yup.InferType<typeof addonLease>;

export const addonOut = addonRow.shape({
  /** Of its leases, those whose name, fee or VAT are others: what `update_leases` would change. */
  differing_count: out.number(),
  breadcrumb: breadcrumb(),
  updated_at: out.text(),
});
export type AddonDetail = yup.InferType<typeof addonOut>;

export const addonCalls = callsOf('addon', {
  list: call({
    method: 'GET',
    path: '/api/addon',
    summary: 'Tillägg och avdrag',
    query: listQuery(sortBy('name', 'fee', 'tax_rate', 'leases_count', 'created_at'), {
      name: yup.string().trim().max(200),
    }),
    ok: page(addonRow.required()),
  }),
  detail: call({ method: 'GET', path: '/api/addon/{id}', summary: 'Ett tillägg', ok: addonOut }),
  leases: call({
    method: 'GET',
    path: '/api/addon/{id}/leases',
    summary: 'Uthyrningar som har ett tillägg',
    query: listQuery(sortBy('entity', 'fee', 'start', 'stop')),
    ok: page(addonLease.required()),
  }),
  create: call({
    method: 'POST',
    path: '/api/addon',
    summary: 'Skapa tillägg',
    body: addonInput,
    ok: addonOut,
    money: true,
  }),
  /** `update_leases` also gives the new name, fee and VAT to the leases that have it; otherwise they keep theirs. */
  update: call({
    method: 'PATCH',
    path: '/api/addon',
    summary: 'Ändra tillägg',
    body: yup.object({
      id: id(),
      ...addonFields,
      update_leases: yup.boolean().label('Uppdatera uthyrningar').default(false),
      updated_at: yup.string().nullable().default(null),
    }),
    ok: addonOut,
    money: true,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/addon/{id}',
    summary: 'Ta bort tillägg',
    ok: done,
    money: true,
  }),
});
