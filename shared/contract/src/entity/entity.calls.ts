import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { id, optionalFee, optionalId, out, text } from '../core/fields';
import { breadcrumb, done, listQuery, page, sortBy } from '../core/list';
import { paymentIntervals } from '../lease/interval';
import { leaseStates } from '../lease/lease.state';
import { entityKinds } from './entity.types';

export const fieldTypes = ['string', 'number', 'boolean', 'list'] as const;
/** A dynamic field of a type of object: what the form asks beside the fixed fields. */
export const typeField = yup.object({
  key: out.text(),
  title: out.text(),
  type: yup
    .string()
    .oneOf([...fieldTypes])
    .required(),
  options: out.list(yup.string().required()),
  order: out.number(),
});
export type TypeField = yup.InferType<typeof typeField>;

export const entityTypeOut = yup.object({
  id: out.id(),
  name: out.text(),
  kind: yup
    .string()
    .oneOf([...entityKinds])
    .required(),
  icon: out.text(),
  /** A child must have a higher level than its parent. */
  level: out.number(),
  rentable: out.number(),
  fields: out.list(typeField.required()),
  organisation_tax_rate: out.number(),
  private_tax_rate: out.number(),
});
export type EntityType = yup.InferType<typeof entityTypeOut>;

/** Values of the dynamic fields by key; `area` is in m². */
export const fieldValues = yup.mixed<Record<string, string | number | boolean | null>>().default({});

const entityFields = {
  name: text('Namn'),
  address: text('Adress'),
  postal_code: text('Postnummer', 12),
  city: text('Ort', 100),
  country: text('Land', 100).default('Sverige'),
  company_id: optionalId('Företag'),
  parent_id: optionalId('Överordnat objekt'),
  entity_type_id: id('Typ'),
  fee: optionalFee('Hyra'),
  payment_interval: yup
    .string()
    .oneOf([...paymentIntervals])
    .label('Betalningsintervall')
    .default('MONTHLY'),
  fee_as_m2: yup.boolean().label('Hyra per m²').default(false),
  fields: fieldValues,
};
/** fee is required for rentable types: the server knows the type, so does the form. */
export const entityInput = yup.object(entityFields);
export type EntityInput = yup.InferType<typeof entityInput>;

const reference = yup.object({ id: out.id(), name: out.text() });
const rows = {
  id: out.id(),
  name: out.text(),
  address: out.text(),
  type: entityTypeOut.pick(['id', 'name', 'kind', 'icon', 'level', 'rentable']).required(),
  company: reference.nullable().defined(),
  parent: reference.shape({ level: out.number() }).nullable().defined(),
  rented: out.flag(),
  fee: out.numberOrNull(),
  fee_as_m2: out.flag(),
  payment_interval: yup
    .string()
    .oneOf([...paymentIntervals])
    .required(),
  area: out.numberOrNull(),
  directchildren_count: out.number(),
  created_at: out.text(),
};
export const entityRow = yup.object(rows);
export type EntityRow = yup.InferType<typeof entityRow>;

/** A lease as the object page lists it. */
export const entityLease = yup.object({
  id: out.id(),
  status: yup
    .string()
    .oneOf([...leaseStates])
    .required(),
  start: out.date(),
  stop: out.dateOrNull(),
  tenant: out.textOrNull(),
  total: out.number(),
  payment_interval: yup
    .string()
    .oneOf([...paymentIntervals])
    .required(),
});
export const entityOut = yup.object({
  ...rows,
  type: entityTypeOut.required(),
  postal_code: out.text(),
  city: out.text(),
  country: out.text(),
  company_id: out.idOrNull(),
  parent_id: out.idOrNull(),
  entity_type_id: out.id(),
  fields: fieldValues.required(),
  leases: out.list(entityLease.required()),
  breadcrumb: breadcrumb(),
  updated_at: out.text(),
});
export type Entity = yup.InferType<typeof entityOut>;

const entityQuery = listQuery(sortBy('name', 'type', 'linked_to', 'status', 'created_at'), {
  name: yup.string().trim().max(200),
  company_id: yup.number().integer(),
  parent_id: yup.number().integer(),
  entity_type_id: yup.number().integer(),
  rented: yup.boolean(),
  rentable: yup.boolean(),
  /** Only objects that belong to a company directly. */
  toplevel: yup.boolean(),
  /** Only objects whose type can hold others. */
  parents: yup.boolean(),
});

export const entityCalls = callsOf('entity', {
  list: call({
    method: 'GET',
    path: '/api/entity',
    summary: 'Objekt',
    query: entityQuery,
    ok: page(entityRow.required()),
  }),
  /** type: one of the kinds; `vacancies` are all objects to let that stand vacant. */
  listByType: call({
    method: 'GET',
    path: '/api/entity/type/{type}',
    summary: 'Objekt av en typ',
    query: entityQuery,
    ok: page(entityRow.required()),
  }),
  types: call({
    method: 'GET',
    path: '/api/entity/types',
    summary: 'Objekttyper',
    ok: out.list(entityTypeOut.required()),
  }),
  detail: call({ method: 'GET', path: '/api/entity/{id}', summary: 'Ett objekt', ok: entityOut }),
  children: call({
    method: 'GET',
    path: '/api/entity/{id}/children',
    summary: 'Underliggande objekt',
    query: entityQuery,
    ok: page(entityRow.required()),
  }),
  create: call({
    method: 'POST',
    path: '/api/entity',
    summary: 'Skapa objekt',
    body: entityInput,
    ok: entityOut,
  }),
  update: call({
    method: 'PATCH',
    path: '/api/entity',
    summary: 'Ändra objekt',
    body: yup.object({ id: id(), ...entityFields }),
    ok: entityOut,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/entity/{id}',
    summary: 'Ta bort objekt',
    query: yup.object({ keepChildren: yup.boolean().default(false) }),
    ok: done,
  }),
});
