import * as yup from 'yup';
import { generatePeriods } from '../company/company.calls';
import { call, callsOf } from '../core/call';
import { date, id, optionalDate, optionalMonth, out, taxRate } from '../core/fields';
import { breadcrumb, done, listQuery, page, sortBy } from '../core/list';
import { addressInput, tenantInput } from '../tenant/tenant.calls';
import { noticeTypes, paymentIntervals } from './interval';
import { type LeaseFilter, leaseFilters, leaseStates } from './lease.state';
import { leaseInput, leaseTerms } from './lease-input';

/** To somebody new, who is described. */
export const letToNewInput = yup.object({
  lease: leaseInput.required(),
  tenant: tenantInput.required(),
  address: addressInput.required(),
});
/** To somebody who is a tenant already, and is named. */
export const letToExistingInput = yup.object({
  lease: leaseInput.required(),
  tenant: yup.object({ id: id('Hyresgäst') }).required(),
});

const party = yup.object({
  id: out.id(),
  name: out.text(),
  identifier: out.text(),
  phone: out.text(),
  email: out.textOrNull(),
});
export const leaseTenant = party.shape({ pivot: yup.object({ primary: out.flag() }).required() });

const stateOut = yup.object({
  status: yup
    .string()
    .oneOf([...leaseStates])
    .required(),
  color: out.text(),
  icon: out.text(),
  title: out.text(),
  description: out.text(),
});
const shared = {
  id: out.id(),
  reference: out.textOrNull(),
  entity_id: out.id(),
  entity: yup
    .object({
      id: out.id(),
      name: out.text(),
      type: yup.object({ name: out.text(), kind: out.text() }).required(),
      company_id: out.idOrNull(),
    })
    .required(),
  state: stateOut.required(),
  start: out.date(),
  stop: out.dateOrNull(),
  fee: out.number(),
  fee_as_m2: out.flag(),
  /** Rent per interval ex VAT, SEK, without add-ons. */
  total: out.number(),
  tax_rate: taxRate(),
  payment_interval: yup
    .string()
    .oneOf([...paymentIntervals])
    .required(),
  primary_tenant: party.nullable().defined(),
  created_at: out.text(),
  updated_at: out.text(),
};
export const leaseRow = yup.object({
  ...shared,
  company: yup.object({ id: out.id(), name: out.text() }).nullable().defined(),
});
export type LeaseRow = yup.InferType<typeof leaseRow>;

/** The notice that comes by itself next: when it is made and what it covers. Null when none will. */
const nextNotice = yup.object({ date: out.date(), start: out.date(), stop: out.date() });

export const leaseOut = yup.object({
  ...shared,
  company: yup
    .object({
      id: out.id(),
      name: out.text(),
      invoicingconfig: yup
        .object({
          auto_enabled: out.flag(),
          generate_day: out.number(),
          generate_period: yup
            .string()
            .oneOf([...generatePeriods])
            .required(),
        })
        .required(),
    })
    .nullable()
    .defined(),
  notice_length: out.number(),
  notice_type: yup
    .string()
    .oneOf([...noticeTypes])
    .required(),
  /** YYYY-MM, null when the lease has no further notice. */
  next_invoice_month: out.textOrNull(),
  next_invoice_month_based_on_invoicingconfig: out.textOrNull(),
  next_notice: nextNotice.nullable().defined(),
  /** The end that a notice given today leads to (JB 12:4). */
  earliest_stop: out.date(),
  area: out.numberOrNull(),
  tenants: out.list(leaseTenant.required()),
  /** Receipts not handed back: the lease cannot end while there are any. */
  unreturned_count: out.number(),
  breadcrumb: breadcrumb(),
});
export type Lease = yup.InferType<typeof leaseOut>;

const leaseQuery = listQuery(sortBy('status', 'object', 'company', 'type', 'tenant', 'start', 'stop'), {
  company_id: yup.number().integer(),
  entity_id: yup.number().integer(),
  search: yup.string().trim().max(200),
  /** Only leases that begin or end on a day from the one to the other. */
  moves_from: optionalDate('Från'),
  moves_to: optionalDate('Till'),
});

export const leaseCalls = callsOf('lease', {
  list: call({
    method: 'GET',
    path: '/api/lease',
    summary: 'Uthyrningar',
    query: leaseQuery,
    ok: page(leaseRow.required()),
  }),
  /** state: active, planned or ending. */
  listByState: call({
    method: 'GET',
    path: '/api/lease/state/{state}',
    summary: 'Uthyrningar i ett läge',
    query: leaseQuery,
    ok: page(leaseRow.required()),
  }),
  detail: call({ method: 'GET', path: '/api/lease/{id}', summary: 'En uthyrning', ok: leaseOut }),
  /** The last notice if the lease ended that day; null when that day is billed already. */
  ending: call({
    method: 'GET',
    path: '/api/lease/{id}/ending',
    summary: 'Vad ett slutdatum innebär för den sista avin',
    query: yup.object({ stop: date('Slutdatum') }),
    ok: yup.object({
      last: yup
        .object({ start: out.date(), stop: out.date(), total: out.number(), explanation: out.text() })
        .nullable()
        .defined(),
    }),
  }),
  create: call({
    method: 'POST',
    path: '/api/lease',
    summary: 'Hyr ut till en ny hyresgäst',
    body: letToNewInput,
    ok: leaseOut,
  }),
  connect: call({
    method: 'POST',
    path: '/api/lease/connect',
    summary: 'Hyr ut till en befintlig hyresgäst',
    body: letToExistingInput,
    ok: leaseOut,
  }),
  /** `updated_at` of what was read: another change since then answers 409. */
  update: call({
    method: 'PATCH',
    path: '/api/lease',
    summary: 'Ändra uthyrning, slutdatum eller nästa aviseringsmånad',
    body: yup.object({
      id: id(),
      ...leaseTerms,
      next_invoice_month: optionalMonth('Nästa aviseringsmånad'),
      updated_at: yup.string().nullable().default(null),
    }),
    ok: leaseOut,
  }),
  remove: call({ method: 'DELETE', path: '/api/lease/{id}', summary: 'Ta bort uthyrning', ok: done }),
  makePrimary: call({
    method: 'POST',
    path: '/api/lease/{id}/new_primary',
    summary: 'Byt primär hyresgäst',
    body: yup.object({ tenant_id: id('Hyresgäst') }),
    ok: leaseOut,
  }),
  detach: call({
    method: 'POST',
    path: '/api/lease/{id}/detach/{tenantId}',
    summary: 'Koppla bort hyresgäst',
    ok: leaseOut,
  }),
  addTenant: call({
    method: 'POST',
    path: '/api/lease/tenant/relation',
    summary: 'Lägg till befintlig hyresgäst',
    body: yup.object({ lease_id: id('Uthyrning'), tenant_id: id('Hyresgäst') }),
    ok: leaseOut,
  }),
});

export const isLeaseFilter = (value: string): value is LeaseFilter =>
  leaseFilters.some((filter) => filter === value);
