import { allCalls } from '@husrum/contract/calls';
import type { Call } from '@husrum/contract/core';
import { letFlat } from '../../src/invoice/invoice.test-data';
import { digestOf } from '../isolation/owned-rows';
import { makeAccount, testServer } from '../kit';
import { type Given, moneyWrites, withoutEffect } from './money-writes';

const app = testServer();
const MONEY = [
  'invoicebase',
  'noticebatch',
  'invoicerow',
  'invoice',
  'addon',
  'leaseaddon',
  'rentadjustment',
];
const writes = new Map<string, Call>(
  allCalls
    .filter(({ noun, call }) => call.method !== 'GET' && [...MONEY, 'economy'].includes(noun))
    .map(({ noun, name, call }) => [`${noun}.${name}`, call]),
);

test('every write that moves money takes a key, and is tried here', () => {
  const tried = [...Object.keys(moneyWrites), ...withoutEffect];
  expect([...writes.keys()].filter((name) => !tried.includes(name))).toEqual([]);
  expect(Object.keys(moneyWrites).filter((name) => !writes.get(name)?.money)).toEqual([]);
});

/** The same call with something else in it: the first number one higher, else the first text longer. */
const other = (given: Given): Given | undefined => {
  const text = JSON.stringify(given);
  const changed = /:\[?(\d+)[,}\]]/.test(text)
    ? text.replace(/(:\[?)(\d+)([,}\]])/, (_, before, n, after) => `${before}${Number(n) + 1}${after}`)
    : text;
  return changed === text ? undefined : JSON.parse(changed);
};

test.each(Object.entries(moneyWrites))(
  '%s: the same key twice is one effect and one answer',
  async (name, make) => {
    const call = writes.get(name);
    if (call === undefined) throw new Error(`${name} is no write of the contract`);
    const account = await makeAccount(app);
    const flat = await letFlat(app, account);
    const given = await make(flat, app, account);
    const idempotencyKey = `key-of-${name}`;
    const ask = (input: Given) => app.as(account).raw(call, { ...input, idempotencyKey });
    const state = () => app.system((tx) => digestOf(tx, account.billableId));

    const before = await state();
    const both = await Promise.all([ask(given), ask(given)]);
    expect(both.map(({ statusCode, body }) => [statusCode, statusCode === 200 ? '' : body])).toEqual([
      [200, ''],
      [200, ''],
    ]);
    expect(both[1].body).toBe(both[0].body);
    expect(both.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(1);
    const after = await state();
    expect(after).not.toEqual(before);
    const later = await ask(given);
    expect([later.statusCode, later.body]).toEqual([200, both[0].body]);

    const changed = other(given);
    if (changed !== undefined) {
      const refused = await ask(changed);
      expect([refused.statusCode, refused.json()]).toEqual([
        422,
        { message: 'Samma Idempotency-Key har redan använts för något annat.' },
      ]);
    }
    expect(await state()).toEqual(after);
  },
);
