import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { postalCode } from '../../core/contact-fields';
import {
  id,
  optionalChoice,
  optionalDate,
  optionalFee,
  optionalId,
  output,
  reference,
  seenUpdatedAt,
  text,
} from '../../core/fields';
import { breadcrumb, listQuery, messageResponse, page, sortBy } from '../../core/list';
import { namedObject, nameSchema } from '../../core/named';
import { leaseStates } from '../../leases/lease/lease.state';
import { paymentIntervals } from '../../leases/lease/payment-interval';
import { rentVersionPhases } from '../../leases/lease/rent-version.schema';
import { entityKinds, entityListTypes } from './entity.kinds';
import { treeNode, treeQuery } from './entity-tree.schema';
import { entityUnit } from './entity-unit.schema';
import { houseNameField } from './named-entity';

export const fieldTypes = ['string', 'number', 'boolean', 'list'] as const;
/** A field that only objects of one type have. The form shows it below the fixed fields. */
export const typeField = namedObject('EntityTypeField', {
  key: output.text(),
  title: output.text(),
  type: output.choice(fieldTypes),
  options: output.list(yup.string().required()),
  order: output.number(),
});
export type TypeField = yup.InferType<typeof typeField>;

export const entityTypeSchema = namedObject('EntityType', {
  id: output.id(),
  name: output.text(),
  kind: output.choice(entityKinds),
  icon: output.text(),
  /** A child has a higher level than its parent. */
  level: output.number(),
  /** 1 if objects of the type can be let, else 0. */
  rentable: output.number(),
  fields: output.list(typeField.required()),
  organisation_tax_rate: output.number(),
  private_tax_rate: output.number(),
});
export type EntityType = yup.InferType<typeof entityTypeSchema>;

/** The values of the fields that only the object's type has, by key. `area` is in m². */
export const fieldValues = yup.mixed<Record<string, string | number | boolean | null>>().default({});

const entityFields = {
  name: text('Namn'),
  address: text('Adress'),
  postal_code: postalCode(),
  city: text('Ort', 100),
  country: text('Land', 100).default('Sverige'),
  company_id: optionalId('Företag'),
  parent_id: optionalId('Överordnat objekt'),
  entity_type_id: id('Typ'),
  fee: optionalFee('Hyra'),
  payment_interval: optionalChoice(paymentIntervals, 'Betalningsintervall').default('MONTHLY'),
  fee_as_m2: yup.boolean().label('Hyra per m²').default(false),
  fields: fieldValues,
};
/** The first day of a changed area. Left out: `new_area_start` of the object, or today for an object without an area. */
export const areaValidFrom = optionalDate('Gäller från');
/** `fee` is also required for rentable types: see `entityInputForType`. */
export const entityInput = namedObject('EntityInput', entityFields);
export type EntityInput = yup.InferType<typeof entityInput>;

const entityRowFields = {
  id: output.id(),
  name: output.text(),
  address: output.text(),
  type: nameSchema(
    'EntityTypeSummary',
    entityTypeSchema.pick(['id', 'name', 'kind', 'icon', 'level', 'rentable']),
  ).required(),
  company: reference.nullable().defined(),
  parent: nameSchema('EntityParent', reference.shape({ level: output.number() }))
    .nullable()
    .defined(),
  house: houseNameField(),
  rented: output.flag(),
  /** The first day of the next lease, which has not begun. */
  let_from: output.dateOrNull(),
  /** The day after the current lease ends, if it has an end and no other lease follows. */
  free_from: output.dateOrNull(),
  /** The asking rent in kronor per interval, or per m² and interval. */
  fee: output.numberOrNull(),
  fee_as_m2: output.flag(),
  payment_interval: output.choice(paymentIntervals),
  area: output.numberOrNull(),
  directchildren_count: output.number(),
  created_at: output.text(),
};
export const entityRow = namedObject('EntityRow', entityRowFields);
export type EntityRow = yup.InferType<typeof entityRow>;

/** A lease in the list on the object's page. */
export const entityLease = namedObject('EntityLease', {
  id: output.id(),
  status: output.choice(leaseStates),
  start: output.date(),
  stop: output.dateOrNull(),
  /** Whether somebody has ended the lease, as opposed to a fixed term that runs out. */
  terminated: output.flag(),
  /** The primary tenant. */
  tenant: output.textOrNull(),
  /** The rent in kronor per interval, excluding VAT and add-ons. */
  total: output.number(),
  payment_interval: output.choice(paymentIntervals),
});
/** The area of an object from a day until the next version. */
export const areaVersion = namedObject('AreaVersion', {
  id: output.id(),
  /** m²; null when the object has no area from that day. */
  area: output.numberOrNull(),
  /** It is null for the first version: the area that the object has had from the beginning. */
  valid_from: output.dateOrNull(),
  /** The last day, or null for the last version. */
  valid_to: output.dateOrNull(),
  phase: output.choice(rentVersionPhases),
});
export type AreaVersion = yup.InferType<typeof areaVersion>;

export const entityDetail = namedObject('EntityDetail', {
  ...entityRowFields,
  type: entityTypeSchema.required(),
  postal_code: output.text(),
  city: output.text(),
  country: output.text(),
  company_id: output.idOrNull(),
  parent_id: output.idOrNull(),
  entity_type_id: output.id(),
  fields: fieldValues.required(),
  leases: output.list(entityLease.required()),
  /** A statutory inspection of the object is registered: the object cannot be removed. */
  has_inspections: output.flag(),
  /** The history of the area, newest first. */
  areas: output.list(areaVersion.required()),
  /** The first day of a new area, unless another is chosen: see `area_valid_from`. */
  new_area_start: output.date(),
  breadcrumb: breadcrumb(),
  updated_at: output.text(),
});
export type Entity = yup.InferType<typeof entityDetail>;

const entityQuery = listQuery(sortBy('name', 'type', 'linked_to', 'status', 'created_at'), {
  /** A text in the name of the object, or words in any order that are in its name or in the names of what it lies in. */
  name: yup.string().trim().max(200),
  company_id: yup.number().integer(),
  parent_id: yup.number().integer(),
  entity_type_id: yup.number().integer(),
  rented: yup.boolean(),
  /** Only what can be let: vacant today, or with a lease that is ending and that no other lease follows. */
  to_let: yup.boolean(),
  rentable: yup.boolean(),
  /** Only objects without a parent object. */
  toplevel: yup.boolean(),
  /** Only objects whose type can have children. */
  parents: yup.boolean(),
  /** Only objects that an object of the type with this id can lie under. */
  parents_for_type_id: yup.number().integer(),
});

export const entityCalls = defineCalls('entity', {
  list: call({
    method: 'GET',
    path: '/api/entity',
    summary: 'Objekt',
    query: entityQuery,
    response: page(entityRow.required()),
  }),
  /** The objects of a type, let and vacant. `vacancies` lists what is vacant, of all types that can be let. */
  listByType: call({
    method: 'GET',
    path: '/api/entity/type/{type}',
    otherPath: '/api/entity/{type}',
    pathChoices: { type: entityListTypes },
    summary: 'Objekt av en typ',
    query: entityQuery,
    response: page(entityRow.required()),
  }),
  /** Nodes of the object tree, in natural order of their names, without pages. */
  tree: call({
    method: 'GET',
    path: '/api/entity/tree',
    summary: 'Objektträdet',
    query: treeQuery,
    response: output.list(treeNode.required()),
  }),
  types: call({
    method: 'GET',
    path: '/api/entity/types',
    summary: 'Objekttyper',
    response: output.list(entityTypeSchema.required()),
  }),
  detail: call({ method: 'GET', path: '/api/entity/{id}', summary: 'Ett objekt', response: entityDetail }),
  children: call({
    method: 'GET',
    path: '/api/entity/{id}/children',
    summary: 'Underliggande objekt',
    query: entityQuery,
    response: page(entityRow.required()),
  }),
  /** Everything below the object that can be let, in natural order of the names. */
  units: call({
    method: 'GET',
    path: '/api/entity/{id}/units',
    summary: 'Det som går att hyra ut i objektet',
    response: output.list(entityUnit.required()),
  }),
  create: call({
    method: 'POST',
    path: '/api/entity',
    summary: 'Skapa objekt',
    body: entityInput,
    response: entityDetail,
  }),
  update: call({
    method: 'PATCH',
    path: '/api/entity',
    summary: 'Ändra objekt',
    body: yup.object({
      id: id(),
      ...entityFields,
      area_valid_from: areaValidFrom,
      updated_at: seenUpdatedAt(),
    }),
    response: entityDetail,
  }),
  /** Removes an area version that has not begun. */
  removeArea: call({
    method: 'DELETE',
    path: '/api/entity/{id}/area/{areaId}',
    summary: 'Ta bort en kommande yta',
    response: entityDetail,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/entity/{id}',
    summary: 'Ta bort objekt',
    query: yup.object({ keepChildren: yup.boolean().default(false) }),
    response: messageResponse,
  }),
});
