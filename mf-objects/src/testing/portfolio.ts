import type { Company } from '@husrum/contract/company';
import type { Entity, EntityType } from '@husrum/contract/entity';
import type { EventRow } from '@husrum/contract/event';
import type { FileRow } from '@husrum/contract/file';

const day = '2026-11-02T08:00:00.000Z';
const address = { address: 'Storgatan 1', postal_code: '702 11', city: 'Örebro', country: 'Sverige' };

const typeOf = (
  changes: Pick<EntityType, 'id' | 'name' | 'kind' | 'level' | 'rentable' | 'fields'>,
): EntityType => ({
  icon: changes.kind,
  organisation_tax_rate: 0,
  private_tax_rate: 0,
  ...changes,
});
export const estate = typeOf({
  ...{ id: 1, name: 'Fastighet', kind: 'estates', level: 1, rentable: 0 },
  fields: [{ key: 'designation', title: 'Fastighetsbeteckning', type: 'string', options: [], order: 1 }],
});
export const apartment = typeOf({
  ...{ id: 2, name: 'Lägenhet', kind: 'apartments', level: 2, rentable: 1 },
  fields: [
    { key: 'rooms', title: 'Antal rum', type: 'list', options: ['1 rok', '2 rok'], order: 2 },
    { key: 'area', title: 'Yta (m²)', type: 'number', options: [], order: 1 },
    { key: 'balcony', title: 'Balkong', type: 'boolean', options: [], order: 3 },
  ],
});
export const parking = typeOf({
  ...{ id: 5, name: 'Parkering', kind: 'parkings', level: 3, rentable: 1 },
  fields: [],
});
export const types: EntityType[] = [estate, apartment, parking];

export const aCompany = (changes: Partial<Company> = {}): Company => ({
  id: 3,
  name: 'Åkerö AB',
  organisation_number: '559999-0016',
  ...address,
  phone: '019-12 34 56',
  email: 'info@akero.example',
  entities_count: 0,
  favouritechildren: [],
  invoicingconfig: {
    company_id: 3,
    integration_id: null,
    terms_of_payment: 'inactive',
    vat: null,
    plusgiro: null,
    bankgiro: '991-2346',
    auto_enabled: false,
    generate_day: 20,
    send_day: 25,
    generate_period: 'NEXT_MONTH',
    auto_require_review: false,
  },
  breadcrumb: [
    { title: 'Företag', link: '/company' },
    { title: 'Åkerö AB', link: null },
  ],
  created_at: day,
  updated_at: day,
  ...changes,
});

export const anEntity = (changes: Partial<Entity> = {}): Entity => ({
  id: 7,
  name: 'Lgh 1001',
  ...address,
  type: apartment,
  entity_type_id: (changes.type ?? apartment).id,
  company: { id: 3, name: 'Åkerö AB' },
  company_id: 3,
  parent: { id: 6, name: 'Kv. Eken', level: 1 },
  parent_id: 6,
  rented: false,
  fee: 8500,
  fee_as_m2: false,
  payment_interval: 'MONTHLY',
  area: 62.5,
  fields: { area: 62.5, rooms: '2 rok', balcony: true },
  directchildren_count: 0,
  leases: [],
  breadcrumb: [
    { title: 'Objekt', link: '/entity/overview' },
    { title: 'Kv. Eken', link: '/entity/6' },
    { title: 'Lgh 1001', link: null },
  ],
  created_at: day,
  updated_at: day,
  ...changes,
});

export const anEstate = (changes: Partial<Entity> = {}): Entity =>
  anEntity({
    id: 6,
    name: 'Kv. Eken',
    type: estate,
    parent: null,
    parent_id: null,
    fee: null,
    area: null,
    fields: { designation: 'Eken 3' },
    breadcrumb: [
      { title: 'Objekt', link: '/entity/overview' },
      { title: 'Kv. Eken', link: null },
    ],
    ...changes,
  });

export const aFile = (changes: Partial<FileRow> = {}): FileRow => ({
  id: 11,
  name: 'scan.pdf',
  alias: 'Hyresavtal.pdf',
  notice: 'Undertecknat',
  size: 1_500_000,
  mimetype: 'application/pdf',
  orphan: false,
  related: { title: 'Kv. Eken', link: '/entity/6' },
  fileable_type: 'entity',
  fileable_id: 6,
  created_at: day,
  ...changes,
});

export const anEvent = (changes: Partial<EventRow> = {}): EventRow => ({
  id: 21,
  title: 'Vattenläcka',
  type: 'IMPORTANT',
  date: Date.parse('2026-11-02T08:00:00Z') / 1000,
  description: 'Stammen är <b>lagad</b>.',
  eventable_type: 'entity',
  eventable_id: 6,
  author_name: 'Karin Holm',
  created_at: day,
  updated_at: day,
  ...changes,
});
