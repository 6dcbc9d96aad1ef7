import { hideUnsent, splitByCompany } from './portal-ledger.rules';

const entry = {
  kind: 'INVOICE',
  id: 1,
  day: '2026-11-20',
  isReversal: false,
  invoiceId: 1,
  reference: '100001',
} as const;
const eken = { companyId: 1, companyName: 'Ek AB' };
const bjork = { companyId: 2, companyName: 'Björk AB' };

test('each company has a balance of its own, and its entries with the latest first', () => {
  const ledgers = splitByCompany([
    { ...entry, ...eken, ore: 850_000 },
    { ...entry, ...bjork, id: 2, ore: 50_000 },
    { ...entry, ...eken, kind: 'PAYMENT', id: 3, ore: -900_000 },
  ]);
  expect(ledgers.map(({ company, balance }) => [company?.name, balance])).toEqual([
    ['Björk AB', 500],
    ['Ek AB', -500],
  ]);
  expect(ledgers[1]?.entries.map(({ key, amount, balance }) => [key, amount, balance])).toEqual([
    ['PAYMENT-3', -9000, -500],
    ['INVOICE-1', 8500, 8500],
  ]);
});

test('an entry of another book than the last has a key of its own, and a removed company has no name', () => {
  const removed = { companyId: null, companyName: null };
  const [ledger] = splitByCompany([
    { ...entry, ...removed, ore: 100 },
    { ...entry, ...removed, isReversal: true, ore: -100 },
  ]);
  expect(ledger?.company).toBeNull();
  expect(ledger?.entries.map(({ key }) => key)).toEqual(['INVOICE-1-R', 'INVOICE-1']);
});

test('no entries: no ledger', () => expect(splitByCompany([])).toEqual([]));

test('the number of an invoice is shown once it is sent', () => {
  expect(hideUnsent(entry, new Set([1])).reference).toBe('100001');
  expect(hideUnsent(entry, new Set([2])).reference).toBeNull();
  expect(hideUnsent({ ...entry, invoiceId: null }, new Set([1])).reference).toBeNull();
});
