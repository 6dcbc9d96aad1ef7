import type { ResponseOf } from '@husrum/contract/core';
import type { Entity } from '@husrum/contract/entity';
import type {
  AdjustableEntity,
  AdjustedLease,
  RentAdjustmentRow,
  rentAdjustmentCalls,
} from '@husrum/contract/rent-adjustment';

const CREATED_AT = '2026-11-20T08:00:00.000Z';

export const makeScheduledRentAdjustment = (changes: Partial<RentAdjustmentRow> = {}): RentAdjustmentRow => ({
  id: 41,
  rate: 3.2,
  addons: false,
  scheduled_at: '2099-01-01',
  executed_at: null,
  effective_on: null,
  status: 'SCHEDULED',
  entity: { id: 6, name: 'Kv. Eken', type: 'Fastighet', under: 'Åkerö AB', house: null },
  leases_count: 2,
  restores_id: null,
  restored: false,
  created_at: CREATED_AT,
  updated_at: CREATED_AT,
  ...changes,
});

export const makeExecutedRentAdjustment = (changes: Partial<RentAdjustmentRow> = {}): RentAdjustmentRow =>
  makeScheduledRentAdjustment({
    id: 42,
    scheduled_at: null,
    executed_at: CREATED_AT,
    effective_on: '2026-11-20',
    status: 'EXECUTED',
    ...changes,
  });

export const makeAdjustableEntity = (changes: Partial<AdjustableEntity> = {}): AdjustableEntity => ({
  id: 6,
  name: 'Kv. Eken',
  type: 'Fastighet',
  under: 'Åkerö AB',
  house: null,
  rentable: false,
  leases_count: 2,
  ...changes,
});

export const makeAdjustedLease = (changes: Partial<AdjustedLease> = {}): AdjustedLease => ({
  id: 3,
  lease_id: 3,
  entity: { id: 5, name: 'Lgh 1001' },
  tenant: 'Bo Östlund',
  payment_interval: 'MONTHLY',
  fee_as_m2: false,
  old_fee: 8500,
  new_fee: 8772,
  old_total: 8500,
  new_total: 8772,
  first_notice: { id: 7, start: '2026-12-01', stop: '2026-12-31' },
  recalculated: 1,
  locked: [{ id: 8, reference: '100246', start: '2026-11-01', stop: '2026-11-30', difference: 99.73 }],
  difference: 99.73,
  supplement_id: null,
  ...changes,
});

type PreviewResponse = ResponseOf<typeof rentAdjustmentCalls.preview>;

export const makeRentAdjustmentEffect = (
  leases: readonly AdjustedLease[] = [makeAdjustedLease()],
): PreviewResponse => ({
  data: [...leases],
  links: { first: '?page=1', last: '?page=1', prev: null, next: null },
  current_page: 1,
  last_page: 1,
  total: leases.length,
  per_page: 15,
  effective_on: '2026-11-20',
  scheduled: [],
  sum: {
    old_month: leases.length === 0 ? 0 : 8500,
    new_month: leases.length === 0 ? 0 : 8772,
    difference: leases.length === 0 ? 0 : 99.73,
  },
});

export const makeEstate = (changes: Partial<Entity> = {}): Entity => ({
  id: 6,
  name: 'Kv. Eken',
  address: 'Storgatan 1',
  postal_code: '702 11',
  city: 'Örebro',
  country: 'Sverige',
  type: {
    id: 1,
    name: 'Fastighet',
    kind: 'estates',
    icon: 'estates',
    level: 1,
    rentable: 0,
    fields: [],
    organisation_tax_rate: 0,
    private_tax_rate: 0,
  },
  entity_type_id: 1,
  company: { id: 2, name: 'Åkerö AB' },
  company_id: 2,
  parent: null,
  parent_id: null,
  house: null,
  rented: false,
  let_from: null,
  free_from: null,
  fee: null,
  fee_as_m2: false,
  payment_interval: 'MONTHLY',
  area: null,
  fields: {},
  directchildren_count: 2,
  leases: [],
  has_inspections: false,
  areas: [],
  new_area_start: '2026-11-20',
  breadcrumb: [],
  created_at: CREATED_AT,
  updated_at: CREATED_AT,
  ...changes,
});
