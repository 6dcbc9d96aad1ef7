import { createAccountWithLease, createSentInvoice } from '@husrum/api-invoicing/testing';
import { testServer } from '@husrum/api-testing';
import { bankFileCalls } from '@husrum/contract/bank-file';
import { createCamtFile, toUpload } from './bank-file.test-data';

const app = testServer();

beforeEach(() => app.clock.set('2026-11-30T08:00:00Z'));

test('the sum of a day from Bankgirot says which file has its parts, and is not registered', async () => {
  const { user, lease } = await createAccountWithLease(app);
  const { ocr } = await createSentInvoice(user, lease.id);
  const upload = (text: string, name: string) =>
    user.post(bankFileCalls.upload, { body: {}, file: toUpload(text, name) });
  const statement = await upload(
    createCamtFile([{ amount: 9000, message: 'Bankgiroinsättning', numbered: 'entry' }], {
      format: 'camt.053',
      day: '2026-11-27',
    }),
    'utdrag.xml',
  );
  const list = async () => (await user.get(bankFileCalls.payments, { params: { id: statement.id } })).data[0];
  const countUndecided = async () =>
    (await user.get(bankFileCalls.list)).data.map(({ name, undecided }) => [name, undecided]);

  // No file that has been read has the parts.
  expect(await list()).toMatchObject({
    state: 'CHOICE',
    reason: 'UNKNOWN',
    is_day_sum: true,
    can_book: false,
    other_file: null,
  });
  expect(await countUndecided()).toEqual([['utdrag.xml', 1]]);

  const parts = [
    { amount: 8500, ocr: ocr ?? '' },
    { amount: 500, payer: 'OKÄND' },
  ];
  const other = await upload(createCamtFile(parts, { day: '2026-11-26' }), 'dagen före.xml');
  expect(await list()).toMatchObject({ state: 'CHOICE' });
  const file = await upload(
    createCamtFile(
      parts.map((part) => ({ ...part, bankReference: `g-${part.amount}` })),
      { day: '2026-11-27' },
    ),
    'bankgirot.xml',
  );
  expect(await list()).toMatchObject({
    state: 'KNOWN',
    reason: 'DUPLICATE',
    is_day_sum: true,
    can_book: false,
    other_file: { id: file.id, name: 'bankgirot.xml' },
  });
  expect(await countUndecided()).toEqual([
    ['bankgirot.xml', 2],
    ['dagen före.xml', 2],
    ['utdrag.xml', 0],
  ]);
  const booking = { params: { id: statement.id }, body: { count: 1, amount: 9000 } };
  expect(await user.failure(bankFileCalls.book, booking)).toMatchObject({ status: 409 });
  expect(other.id).toBeLessThan(file.id);

  // When that file is removed, its parts are missing again.
  await user.remove(bankFileCalls.remove, { params: { id: file.id } });
  expect(await list()).toMatchObject({ state: 'CHOICE', is_day_sum: true });
});
