import type { BankFile, BankFileRow, BankPayment, BankPaymentGroup } from '@husrum/contract/bank-file';

export const makeBankFileRow = (changes: Partial<BankFileRow> = {}): BankFileRow => ({
  id: 5,
  name: 'insättningar.xml',
  format: 'CAMT054',
  company: { id: 2, name: 'Åkerö AB' },
  accounts: ['9912346'],
  first_on: '2026-11-27',
  last_on: '2026-11-30',
  payments: 4,
  amount: 25_700,
  booked: 0,
  booked_amount: 0,
  created_at: '2026-11-30T08:00:00.000Z',
  user: 'Karin Holm',
  ...changes,
});

/** All groups of a file. A group that is left out has no payments. */
export const makeGroups = (
  totals: Partial<Record<BankPaymentGroup['state'], readonly [count: number, amount: number]>> = {},
): BankPaymentGroup[] =>
  (['READY', 'CHOICE', 'KNOWN', 'OUTSIDE'] as const).map((state) => {
    const [count, amount] = totals[state] ?? [0, 0];
    return { state, count, amount };
  });

export const makeBankFile = (changes: Partial<BankFile> = {}): BankFile => ({
  ...makeBankFileRow(),
  withdrawals: 0,
  pending: 0,
  other_companies: 0,
  groups: makeGroups({ READY: [2, 13_500] }),
  can_remove: true,
  match_digest: 'a1b2',
  breadcrumb: [
    { title: 'Betalningar från banken', link: '/economy/bankfile' },
    { title: 'insättningar.xml', link: null },
  ],
  ...changes,
});

const invoice = {
  id: 7,
  reference: '100247',
  status: 'PENDING_PAYMENT',
  tenant: 'Bo Östlund',
  entity: 'Lgh 1001',
  left: 8500,
} as const;

export const makeBankPayment = (changes: Partial<BankPayment> = {}): BankPayment => ({
  id: 11,
  booked_on: '2026-11-27',
  amount: 8500,
  currency: 'SEK',
  payer: 'ÖSTLUND BO',
  reference: '10024784',
  message: null,
  bank_reference: 'A1',
  state: 'READY',
  reason: 'EXACT',
  invoice,
  is_chosen: false,
  surplus: 0,
  can_book: true,
  other_file: null,
  ...changes,
});
