import * as yup from 'yup';
import { addressInput } from '../address/address.calls';
import { call, callsOf } from '../core/call';
import { date, id, optionalDate, optionalMonth, out } from '../core/fields';
import { done, listQuery, page, sortBy } from '../core/list';
import { tenantInput } from '../tenant/tenant.calls';
import { type LeaseFilter, leaseFilters } from './lease.state';
import { leaseInput, leaseTerms } from './lease-input';
import { leaseOut, leaseRow } from './lease-out';
import { leaseEventsOut, termsOut } from './lease-terms';

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
  /** The last invoice if the lease ended that day; null when that day is billed already. */
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
  terms: call({
    method: 'GET',
    path: '/api/lease/{id}/terms',
    summary: 'Villkoren över tid, de kommande med',
    ok: termsOut,
  }),
  events: call({
    method: 'GET',
    path: '/api/lease/{id}/events',
    summary: 'Vad som har hänt med uthyrningen, det senaste först',
    ok: leaseEventsOut,
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
