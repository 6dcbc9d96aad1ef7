import type { IntegrationRow } from '@husrum/contract/integration';

export const makeIntegration = (overrides: Partial<IntegrationRow> = {}): IntegrationRow => ({
  id: 4,
  name: 'FASDOK',
  description: 'Våra avtal',
  created_at: '2026-11-01T08:00:00.000Z',
  state: 'CONNECTED',
  last_sync_at: '2026-11-20T08:00:00.000Z',
  next_sync_at: '2026-11-20T09:00:00.000Z',
  last_error: null,
  last_error_at: null,
  service_company: null,
  is_simulated: false,
  ...overrides,
});
