import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { date, id, optionalDate, optionalMonth, output, seenUpdatedAt } from '../../core/fields';
import { listQuery, messageResponse, page, sortBy } from '../../core/list';
import { namedObject } from '../../core/named';
import { addressInput } from '../../objects/address/address.calls';
import { tenantInput } from '../tenant/tenant.calls';
import { leaseDetail, leaseRow } from './lease.schema';
import { type LeaseFilter, leaseFilters } from './lease.state';
import { changedStop, leaseInput, leaseTermsFields } from './lease-input.schema';
import { leaseHistory, missedAdjustments, rentVersionList } from './rent-version.schema';

/** A lease to a new tenant. */
export const createLeaseInput = namedObject('CreateLeaseInput', {
  lease: leaseInput.required(),
  tenant: tenantInput.required(),
  address: addressInput.required(),
});
/** A lease to an existing tenant. */
export const connectLeaseInput = namedObject('ConnectLeaseInput', {
  lease: leaseInput.required(),
  tenant: yup.object({ id: id('Hyresgäst') }).required(),
  /** It also makes the object's address the tenant's primary address. */
  update_address: yup.boolean().label('Uppdatera hyresgästens adress').default(false),
});

/** What an earlier end does to an invoice: an unsent one is recalculated or cancelled, a sent one proposed for credit. */
export const endingChanges = ['SHORTEN', 'CANCEL', 'CREDIT'] as const;
export type EndingChange = (typeof endingChanges)[number];

const leaseQuery = listQuery(sortBy('status', 'object', 'company', 'type', 'tenant', 'start', 'stop'), {
  company_id: yup.number().integer(),
  entity_id: yup.number().integer(),
  /**
   * Every word, in any order, is in the object, what it lies in, the tenants, the address or the reference; a word with digits is
   * in the first two or in the name of the primary tenant. Or the text is found as it is typed.
   */
  search: yup.string().trim().max(200),
  /** Only leases that start or end between these days, inclusive. */
  moves_from: optionalDate('Från'),
  moves_to: optionalDate('Till'),
  /** Only leases that end between these days, inclusive. */
  ends_from: optionalDate('Slutar från'),
  ends_to: optionalDate('Slutar till'),
  /** Lists ending leases, which still run, together with those in the state `active`. */
  with_ending: yup.boolean(),
});

export const leaseCalls = defineCalls('lease', {
  list: call({
    method: 'GET',
    path: '/api/lease',
    summary: 'Uthyrningar',
    query: leaseQuery,
    response: page(leaseRow.required()),
  }),
  listByState: call({
    method: 'GET',
    path: '/api/lease/state/{state}',
    pathChoices: { state: leaseFilters },
    summary: 'Uthyrningar i ett läge',
    query: leaseQuery,
    response: page(leaseRow.required()),
  }),
  detail: call({ method: 'GET', path: '/api/lease/{id}', summary: 'En uthyrning', response: leaseDetail }),
  /** What happens if the lease ends on `stop`. `last` is the last invoice with its amount in SEK, or null when none is left to create. */
  previewEnding: call({
    method: 'GET',
    path: '/api/lease/{id}/ending',
    summary: 'Vad ett slutdatum innebär för den sista avin',
    query: yup.object({ stop: date('Slutdatum') }),
    response: yup.object({
      last: yup
        .object({
          start: output.date(),
          stop: output.date(),
          total: output.number(),
          explanation: output.text(),
        })
        .nullable()
        .defined(),
      /** The days of the lease that no invoice covers and that are not billed automatically. */
      unbilled: yup
        .array()
        .of(yup.object({ start: output.date(), stop: output.date() }).required())
        .optional(),
      /** The existing invoices with days after `stop`, what happens to them, and the amounts to pay before and after that in SEK. */
      invoices: yup.array().of(
        yup
          .object({
            id: output.id(),
            reference: output.textOrNull(),
            start: output.date(),
            stop: output.date(),
            change: output.choice(endingChanges),
            before: output.number(),
            after: output.number(),
          })
          .required(),
      ),
    }),
  }),
  /**
   * The adjustments that were executed on days that the lease does not have, and that it gets if it runs from `start` until `stop`
   * (docs/domain-rules.md, D-15). Left out: its own start, and no end. They are in the order of execution.
   */
  missedAdjustments: call({
    method: 'GET',
    path: '/api/lease/{id}/missed_adjustments',
    summary: 'Hyresjusteringar som uthyrningen har missat om den återaktiveras',
    query: yup.object({ start: optionalDate('Startdatum'), stop: optionalDate('Slutdatum') }),
    response: missedAdjustments,
  }),
  rentVersions: call({
    method: 'GET',
    path: '/api/lease/{id}/terms',
    summary: 'Villkoren över tid, de kommande med',
    response: rentVersionList,
  }),
  events: call({
    method: 'GET',
    path: '/api/lease/{id}/events',
    summary: 'Vad som har hänt med uthyrningen, det senaste först',
    response: leaseHistory,
  }),
  create: call({
    method: 'POST',
    path: '/api/lease',
    summary: 'Hyr ut till en ny hyresgäst',
    body: createLeaseInput,
    response: leaseDetail,
  }),
  createForTenant: call({
    method: 'POST',
    path: '/api/lease/connect',
    summary: 'Hyr ut till en befintlig hyresgäst',
    body: connectLeaseInput,
    response: leaseDetail,
  }),
  /** Takes `updated_at` as it was read. Answers 409 if somebody else has changed the lease since then (docs/domain-rules.md, D-22). */
  update: call({
    method: 'PATCH',
    path: '/api/lease',
    summary: 'Ändra uthyrning, slutdatum eller nästa aviseringsmånad',
    body: yup.object({
      id: id(),
      ...leaseTermsFields,
      stop: changedStop,
      /** The day on which notice of termination was given. Left out: unchanged. */
      notice_given: optionalDate('Uppsägningen kom in').default(undefined),
      next_invoice_month: optionalMonth('Nästa aviseringsmånad'),
      /** The first day of the rents after the adjustments of `missedAdjustments`. Left out or null: they are not applied. */
      missed_adjustments_from: optionalDate('Justerad hyra från och med').default(undefined),
      updated_at: seenUpdatedAt(),
    }),
    response: leaseDetail,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/lease/{id}',
    summary: 'Ta bort uthyrning',
    response: messageResponse,
  }),
  changePrimaryTenant: call({
    method: 'POST',
    path: '/api/lease/{id}/new_primary',
    summary: 'Byt primär hyresgäst',
    body: yup.object({ tenant_id: id('Hyresgäst') }),
    response: leaseDetail,
  }),
  detachTenant: call({
    method: 'POST',
    path: '/api/lease/{id}/detach/{tenantId}',
    summary: 'Koppla bort hyresgäst',
    response: leaseDetail,
  }),
  addTenant: call({
    method: 'POST',
    path: '/api/lease/tenant/relation',
    summary: 'Lägg till befintlig hyresgäst',
    body: yup.object({ lease_id: id('Uthyrning'), tenant_id: id('Hyresgäst') }),
    response: leaseDetail,
  }),
});

export const isLeaseFilter = (value: string): value is LeaseFilter =>
  leaseFilters.some((filter) => filter === value);
