import type { Agreement } from '@husrum/contract/agreement';

export const makeAgreement = (overrides: Partial<Agreement> = {}): Agreement => ({
  id: 61,
  name: 'Hyresavtal 2024',
  file_id: 11,
  lease_id: 7,
  fasdokcase: null,
  signing_status: null,
  can_sign: true,
  created_at: '2024-04-02T08:00:00.000Z',
  file: { id: 11, name: 'scan 1.pdf', mimetype: 'application/pdf', size: 120_000 },
  ...overrides,
});
