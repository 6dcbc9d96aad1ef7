import { allCalls } from '@husrum/contract/calls';
import type { Call } from '@husrum/contract/core';
import { invoiceCalls } from '@husrum/contract/invoice';
import { sql } from 'kysely';
import { makeAccount, type TestAccount, testServer } from '../kit';
import { attempts, withoutRows } from './attempts';
import { digestOf, fillAccount, type OwnedIds } from './owned-rows';

const app = testServer();
let victim: TestAccount;
let intruder: TestAccount;
let theirs: OwnedIds;
let own: OwnedIds;
let before: Record<string, string>;

const digest = () => app.system((tx) => digestOf(tx, victim.billableId));

beforeAll(async () => {
  victim = await makeAccount(app, 'Ägaren AB');
  intruder = await makeAccount(app, 'Någon annan AB');
  theirs = await app.tenant(victim, (tx) => fillAccount(tx, victim.userId, 1));
  own = await app.tenant(intruder, (tx) => fillAccount(tx, intruder.userId, 2));
  before = await digest();
});

const named = new Map<string, Call>(allCalls.map(({ noun, name, call }) => [`${noun}.${name}`, call]));
const callOf = (attempt: string): Call => {
  const call = named.get(attempt.split(' ')[0] ?? '');
  if (call === undefined) throw new Error(`${attempt} is no call of the contract`);
  return call;
};

test('every call of the contract either names rows, and is tried, or names none', () => {
  const tried = new Set([...Object.keys(attempts).map((name) => name.split(' ')[0]), ...withoutRows]);
  expect([...named.keys()].filter((name) => !tried.has(name))).toEqual([]);
});

test.each(Object.keys(attempts))('%s with another account’s id is 404', async (name) => {
  const make = attempts[name];
  const call = callOf(name);
  const file = call.multipart
    ? { name: 'a.pdf', mimetype: 'application/pdf', bytes: Buffer.from('%PDF-1.4') }
    : undefined;
  const answer = await app.as(intruder).raw(call, { ...make?.(theirs, own), file });
  expect({ status: answer.statusCode, body: answer.statusCode === 404 ? '' : answer.body }).toEqual({
    status: 404,
    body: '',
  });
});

test.each(Object.keys(attempts).filter((name) => callOf(name).method === 'GET'))(
  '%s by its owner is not 404: the attempt above failed for the right reason',
  async (name) => {
    const answer = await app.as(victim).raw(callOf(name), attempts[name]?.(theirs, own));
    expect(answer.statusCode).toBe(200);
  },
);

test('sending a chosen few never reaches into another account', async () => {
  const result = await app.as(intruder).post(invoiceCalls.sendAll, { body: { ids: [theirs.invoicebase] } });
  expect(result).toMatchObject({ sent: 0 });
});

test('after all attempts nothing of the victim’s has changed', async () => {
  expect(await digest()).toEqual(before);
});

test('every table with an account has row-level security, forced, with a policy', async () => {
  const { rows } = await app.system((tx) =>
    sql<{ table: string }>`
      select c.relname as table from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'billable_id' and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and not (c.relrowsecurity and c.relforcerowsecurity
                 and exists (select from pg_policy p where p.polrelid = c.oid))`.execute(tx),
  );
  expect(rows).toEqual([]);
});

test('a forgotten condition shows nothing of another account', async () => {
  const seen = await app.tenant(intruder, (tx) =>
    tx.selectFrom('lease').select('billable_id').distinct().execute(),
  );
  expect(seen).toEqual([{ billable_id: intruder.billableId }]);
});
