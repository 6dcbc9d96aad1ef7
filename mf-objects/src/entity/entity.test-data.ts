import type { Entity, EntityType } from '@husrum/contract/entity';

const createdAt = '2026-11-02T08:00:00.000Z';
const address = { address: 'Storgatan 1', postal_code: '702 11', city: 'Örebro', country: 'Sverige' };

const makeEntityType = (
  overrides: Pick<EntityType, 'id' | 'name' | 'kind' | 'level' | 'rentable' | 'fields'>,
): EntityType => ({
  icon: overrides.kind,
  organisation_tax_rate: 0,
  private_tax_rate: 0,
  ...overrides,
});
export const estateType = makeEntityType({
  id: 1,
  name: 'Fastighet',
  kind: 'estates',
  level: 1,
  rentable: 0,
  fields: [{ key: 'designation', title: 'Fastighetsbeteckning', type: 'string', options: [], order: 1 }],
});
export const apartmentType = makeEntityType({
  id: 2,
  name: 'Lägenhet',
  kind: 'apartments',
  level: 2,
  rentable: 1,
  fields: [
    { key: 'rooms', title: 'Antal rum', type: 'list', options: ['1 rok', '2 rok'], order: 2 },
    { key: 'area', title: 'Yta (m²)', type: 'number', options: [], order: 1 },
    { key: 'balcony', title: 'Balkong', type: 'boolean', options: [], order: 3 },
  ],
});
export const parkingType = makeEntityType({
  id: 5,
  name: 'Parkering',
  kind: 'parkings',
  level: 3,
  rentable: 1,
  fields: [],
});
export const entityTypes: EntityType[] = [estateType, apartmentType, parkingType];

export const makeEntity = (overrides: Partial<Entity> = {}): Entity => ({
  id: 7,
  name: 'Lgh 1001',
  ...address,
  type: apartmentType,
  entity_type_id: (overrides.type ?? apartmentType).id,
  company: { id: 3, name: 'Åkerö AB' },
  company_id: 3,
  parent: { id: 6, name: 'Kv. Eken', level: 1 },
  parent_id: 6,
  house: 'Kv. Eken',
  rented: false,
  let_from: null,
  free_from: null,
  fee: 8500,
  fee_as_m2: false,
  payment_interval: 'MONTHLY',
  area: 62.5,
  fields: { area: 62.5, rooms: '2 rok', balcony: true },
  directchildren_count: 0,
  leases: [],
  has_inspections: false,
  areas: [{ id: 1, area: 62.5, valid_from: null, valid_to: null, phase: 'current' }],
  new_area_start: '2026-12-01',
  breadcrumb: [
    { title: 'Objekt', link: '/entity/overview' },
    { title: 'Kv. Eken', link: '/entity/6' },
    { title: 'Lgh 1001', link: null },
  ],
  created_at: createdAt,
  updated_at: createdAt,
  ...overrides,
});

export const makeEstate = (overrides: Partial<Entity> = {}): Entity =>
  makeEntity({
    id: 6,
    name: 'Kv. Eken',
    type: estateType,
    parent: null,
    parent_id: null,
    house: null,
    fee: null,
    area: null,
    fields: { designation: 'Eken 3' },
    breadcrumb: [
      { title: 'Objekt', link: '/entity/overview' },
      { title: 'Kv. Eken', link: null },
    ],
    ...overrides,
  });
