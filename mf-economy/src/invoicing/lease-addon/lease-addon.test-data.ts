import type { LeaseAddon } from '@husrum/contract/lease-addon';

const CREATED_AT = '2026-11-20T08:00:00.000Z';

export const makeLeaseAddon = (changes: Partial<LeaseAddon> = {}): LeaseAddon => ({
  id: 31,
  addon_id: 11,
  lease_id: 3,
  name: 'Bredband',
  fee: 199,
  tax_rate: 25,
  type: 'SURCHARGE',
  interval: 'PER_NOTICE',
  start: '2026-03-01',
  stop: null,
  created_at: CREATED_AT,
  updated_at: CREATED_AT,
  ...changes,
});
