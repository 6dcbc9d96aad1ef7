import type { Entity, EntityRow } from '@husrum/contract/entity';

const type = {
  id: 2,
  name: 'Lägenhet',
  kind: 'apartments' as const,
  icon: 'apartment',
  level: 2,
  rentable: 1,
};

export const makeEntityRow = (overrides: Partial<EntityRow> = {}): EntityRow => ({
  id: 3,
  name: 'Lgh 1102',
  address: 'Storgatan 12',
  type,
  company: { id: 2, name: 'Holms Fastigheter AB' },
  parent: { id: 1, name: 'Kv. Eken', level: 1 },
  house: 'Kv. Eken',
  rented: false,
  let_from: null,
  free_from: null,
  fee: 8500,
  fee_as_m2: false,
  payment_interval: 'MONTHLY',
  area: 62.5,
  directchildren_count: 0,
  created_at: '2026-01-01T08:00:00.000Z',
  ...overrides,
});

export const makeEntity = (overrides: Partial<Entity> = {}): Entity => ({
  ...makeEntityRow(),
  type: { ...type, fields: [], organisation_tax_rate: 0, private_tax_rate: 0 },
  postal_code: '702 11',
  city: 'Örebro',
  country: 'Sverige',
  company_id: 2,
  parent_id: 1,
  entity_type_id: 2,
  fields: { area: 62.5 },
  leases: [],
  has_inspections: false,
  areas: [],
  new_area_start: '2026-11-20',
  breadcrumb: [],
  updated_at: '2026-11-01T08:00:00.000Z',
  ...overrides,
});
