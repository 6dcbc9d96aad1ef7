import type { SigningDetail, SigningOverview, SigningParty } from '@husrum/contract/signing';

export const makeParty = (overrides: Partial<SigningParty> = {}): SigningParty => ({
  id: 1,
  name: 'Anna Ahl',
  email: 'anna@example.se',
  personal_number: '19850412-2386',
  status: 'waiting',
  signed_at: null,
  method: null,
  reminded_at: null,
  ...overrides,
});
export const makeSigning = (overrides: Partial<SigningDetail> = {}): SigningDetail => ({
  status: 'pending',
  message: null,
  sent_by: 'Karin Holm',
  created_at: '2026-11-20T08:00:00.000Z',
  sent_at: '2026-11-20T08:01:00.000Z',
  ended_at: null,
  cancel_reason: null,
  last_error: null,
  original_sha256: 'a'.repeat(64),
  signed_sha256: null,
  original_file_id: 11,
  provider_id: 'c0123',
  parties: [
    makeParty(),
    makeParty({ id: 2, name: 'Bo Berg', email: 'bo@example.se', personal_number: null }),
  ],
  ...overrides,
});
export const makeSigningOverview = (overrides: Partial<SigningOverview> = {}): SigningOverview => ({
  can_send: true,
  is_simulated: true,
  suggested_parties: [
    { name: 'Holm Fastigheter AB', email: '', personal_number: null },
    { name: 'Anna Ahl', email: 'anna@example.se', personal_number: '19850412-2386' },
  ],
  refusal: null,
  signing: null,
  ...overrides,
});
