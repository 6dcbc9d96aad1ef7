import { allCalls } from '@husrum/contract/calls';
import type { Call } from '@husrum/contract/core';
import { invoiceCalls } from '@husrum/contract/invoice';
import { makeAccount, type TestAccount, testServer } from '../index';
import { attempts, callsWithoutRows } from './attempts';
import { digestRows, EXPORT_FILE_KEY, fileKeyOf, fillAccount, type OwnedIds } from './owned-rows';

const app = testServer();
let victim: TestAccount;
let intruder: TestAccount;
let theirs: OwnedIds;
let own: OwnedIds;
let before: Record<string, string>;

const digest = () => app.system((tx) => digestRows(tx, victim.businessId));

beforeAll(async () => {
  victim = await makeAccount(app, 'Ägaren AB');
  intruder = await makeAccount(app, 'Någon annan AB');
  theirs = await app.forAccount(victim, (tx) => fillAccount(tx, victim.userId, 1));
  own = await app.forAccount(intruder, (tx) => fillAccount(tx, intruder.userId, 2));
  await app.files.put(EXPORT_FILE_KEY, Buffer.from('a'), 'text/csv');
  for (const seed of [1, 2]) await app.files.put(fileKeyOf(seed), Buffer.from('a'), 'application/pdf');
  before = await digest();
});

const callByName = new Map<string, Call>(allCalls.map(({ noun, name, call }) => [`${noun}.${name}`, call]));
const findCall = (attempt: string): Call => {
  const call = callByName.get(attempt.split(' ')[0] ?? '');
  if (call === undefined) throw new Error(`${attempt} is not a call of the contract`);
  return call;
};

test('every call of the contract is tried here with foreign ids, or listed as one without rows', () => {
  const tried = new Set([...Object.keys(attempts).map((name) => name.split(' ')[0]), ...callsWithoutRows]);
  expect([...callByName.keys()].filter((name) => !tried.has(name))).toEqual([]);
});

test.each(Object.keys(attempts))('%s with an id of another account answers 404', async (name) => {
  const makeInput = attempts[name];
  const call = findCall(name);
  const file = call.multipart
    ? { name: 'a.pdf', mimetype: 'application/pdf', bytes: Buffer.from('%PDF-1.4') }
    : undefined;
  const response = await app.as(intruder).raw(call, { ...makeInput?.(theirs, own), file });
  expect({ status: response.statusCode, body: response.statusCode === 404 ? '' : response.body }).toEqual({
    status: 404,
    body: '',
  });
});

test('sending selected invoices skips those of another account', async () => {
  const result = await app.as(intruder).post(invoiceCalls.sendAll, { body: { ids: [theirs.invoicebase] } });
  expect(result).toMatchObject({ sent: 0 });
});

test('the attempts change no row of the other account', async () => {
  expect(await digest()).toEqual(before);
});

// Only now: the books remember who has exported them.
test.each(Object.keys(attempts).filter((name) => findCall(name).method === 'GET'))(
  '%s with the same ids answers 200 to their owner, so the 404 is not due to an invalid input',
  async (name) => {
    const response = await app.as(victim).raw(findCall(name), attempts[name]?.(theirs, own));
    expect(response.statusCode).toBe(200);
  },
);

test('a query without a condition returns no rows of another account', async () => {
  const rows = await app.forAccount(intruder, (tx) =>
    tx.selectFrom('lease').select('billable_id').distinct().execute(),
  );
  expect(rows).toEqual([{ billable_id: intruder.businessId }]);
});
