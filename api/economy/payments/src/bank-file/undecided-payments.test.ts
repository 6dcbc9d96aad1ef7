import { createAccountWithLease, createSentInvoice } from '@husrum/api-invoicing/testing';
import { testServer } from '@husrum/api-testing';
import { bankFileCalls } from '@husrum/contract/bank-file';
import { createCamtFile, toUpload } from './bank-file.test-data';

const app = testServer();

beforeEach(() => app.clock.set('2026-11-30T08:00:00Z'));

test('the list counts the payments that are neither registered nor put aside', async () => {
  const { user, lease } = await createAccountWithLease(app);
  const { ocr } = await createSentInvoice(user, lease.id);
  const upload = (payments: Parameters<typeof createCamtFile>[0], name: string) =>
    user.post(bankFileCalls.upload, { body: {}, file: toUpload(createCamtFile(payments), name) });
  /** What the badge of the menu shows is the sum of the list, which a test of statistics compares. */
  const count = async () =>
    (await user.get(bankFileCalls.list)).data.reduce((sum, { undecided = 0 }) => sum + undecided, 0);
  const listFiles = async (work?: 'UNDECIDED' | 'ASIDE') =>
    (await user.get(bankFileCalls.list, { query: { work } })).data.map(({ name, undecided }) => [
      name,
      undecided,
    ]);

  const first = await upload(
    [
      { amount: 8500, ocr: ocr ?? '' },
      { amount: 100, payer: 'OKÄND' },
      { amount: 200, payer: 'OKÄND' },
      { amount: 300, currency: 'EUR' },
      { amount: 400, isDebit: true, isReversal: true },
    ],
    'a.xml',
  );
  const waiting = first.groups.filter(({ state }) => state === 'READY' || state === 'CHOICE');
  expect(waiting.map((group) => group.count)).toEqual([1, 2]);
  expect(await count()).toBe(3);
  // The same payment in a second file is decided in the first.
  await upload([{ amount: 8500, ocr: ocr ?? '' }, { amount: 50 }], 'b.xml');
  expect(await count()).toBe(4);
  expect(await listFiles()).toEqual([
    ['b.xml', 1],
    ['a.xml', 3],
  ]);
  expect(await listFiles('ASIDE')).toEqual([]);

  await user.post(bankFileCalls.book, { params: { id: first.id }, body: { count: 1, amount: 8500 } });
  const { data } = await user.get(bankFileCalls.payments, {
    params: { id: first.id },
    query: { state: 'CHOICE' },
  });
  for (const { id } of data)
    await user.patch(bankFileCalls.choose, { params: { id }, body: { left_out: true } });
  expect(await count()).toBe(1);
  expect(await listFiles('UNDECIDED')).toEqual([['b.xml', 1]]);
  expect(await listFiles('ASIDE')).toEqual([['a.xml', 0]]);
});
