import type { Receipt } from '@husrum/contract/receipt';

export const makeReceipt = (overrides: Partial<Receipt> = {}): Receipt => ({
  id: 51,
  lease_id: 7,
  name: 'Entrényckel',
  quantity: 2,
  type: 'nyckel',
  marking: 'A-17',
  description: null,
  handout_date: '2024-05-01',
  return_date: null,
  returned_at: null,
  ...overrides,
});
