import type { AddonDetail, AddonLease, AddonRow } from '@husrum/contract/addon';
import type { LeaseAddon } from '@husrum/contract/lease-addon';

const made = '2026-11-20T08:00:00.000Z';

export const anAddonRow = (changes: Partial<AddonRow> = {}): AddonRow => ({
  id: 11,
  name: 'Bredband',
  fee: 199,
  tax_rate: 25,
  type: 'SURCHARGE',
  created_at: made,
  leases_count: 2,
  ...changes,
});

export const anAddon = (changes: Partial<AddonDetail> = {}): AddonDetail => ({
  ...anAddonRow(),
  differing_count: 0,
  breadcrumb: [
    { title: 'Tillägg och avdrag', link: '/addon' },
    { title: 'Bredband', link: null },
  ],
  updated_at: made,
  ...changes,
});

export const anAddonLease = (changes: Partial<AddonLease> = {}): AddonLease => ({
  id: 21,
  lease_id: 3,
  entity: { id: 5, name: 'Lgh 1001' },
  tenant: 'Bo Östlund',
  name: 'Bredband',
  fee: 199,
  start: '2026-12-01',
  stop: null,
  differs: false,
  ...changes,
});

export const aLeaseAddon = (changes: Partial<LeaseAddon> = {}): LeaseAddon => ({
  id: 31,
  addon_id: 11,
  lease_id: 3,
  name: 'Bredband',
  fee: 199,
  tax_rate: 25,
  type: 'SURCHARGE',
  start: '2026-03-01',
  stop: null,
  created_at: made,
  updated_at: made,
  ...changes,
});
