import type { AddonDetail, AddonLease, AddonRow } from '@husrum/contract/addon';

const CREATED_AT = '2026-11-20T08:00:00.000Z';

export const makeAddonRow = (changes: Partial<AddonRow> = {}): AddonRow => ({
  id: 11,
  name: 'Bredband',
  fee: 199,
  tax_rate: 25,
  type: 'SURCHARGE',
  created_at: CREATED_AT,
  leases_count: 2,
  ...changes,
});

export const makeAddon = (changes: Partial<AddonDetail> = {}): AddonDetail => ({
  ...makeAddonRow(),
  differing_count: 0,
  breadcrumb: [
    { title: 'Tillägg och avdrag', link: '/addon' },
    { title: 'Bredband', link: null },
  ],
  updated_at: CREATED_AT,
  ...changes,
});

export const makeAddonLease = (changes: Partial<AddonLease> = {}): AddonLease => ({
  id: 21,
  lease_id: 3,
  entity: { id: 5, name: 'Lgh 1001' },
  tenant: 'Bo Östlund',
  name: 'Bredband',
  fee: 199,
  interval: 'PER_NOTICE',
  start: '2026-12-01',
  stop: null,
  differs: false,
  ...changes,
});
