import type { UnbilledPeriodRow } from '@husrum/contract/unbilled-period';

export const makeUnbilledPeriod = (changes: Partial<UnbilledPeriodRow> = {}): UnbilledPeriodRow => ({
  key: '3-2026-09-16',
  lease_id: 3,
  entity: { id: 5, name: 'Lgh 1001' },
  company: { id: 2, name: 'Åkerö AB' },
  tenant: { id: 4, name: 'Bo Östlund' },
  start: '2026-09-16',
  stop: '2026-11-30',
  days: 76,
  periods: 3,
  fee: 21_250,
  ...changes,
});
