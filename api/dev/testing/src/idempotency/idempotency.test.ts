import { createLeasedApartment } from '@husrum/api-invoicing/testing';
import { allCalls } from '@husrum/contract/calls';
import type { Call } from '@husrum/contract/core';
import { makeAccount, testServer } from '../index';
import { digestRows } from '../isolation/owned-rows';
import { type CallInput, moneyWrites, writesWithoutEffect } from './money-writes';

const app = testServer();
beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));
const moneyNouns = [
  ...['invoice', 'invoiceAction', 'invoiceBatch', 'invoiceRow', 'addon', 'leaseAddon'],
  ...['rentAdjustment', 'unbilledPeriod', 'jobRun', 'economy', 'proposedCredit', 'credit', 'bankFile'],
  ...['payout', 'writeOff', 'deposit', 'lateCharge', 'referenceRate', 'indexRun', 'reminder'],
];
const writes = new Map<string, Call>(
  allCalls
    .filter(({ noun, call }) => call.method !== 'GET' && moneyNouns.includes(noun))
    .map(({ noun, name, call }) => [`${noun}.${name}`, call]),
);

test('every write that changes money accepts a key, and is tried here', () => {
  const tried = [...Object.keys(moneyWrites), ...writesWithoutEffect];
  expect([...writes.keys()].filter((name) => !tried.includes(name))).toEqual([]);
  expect(Object.keys(moneyWrites).filter((name) => !writes.get(name)?.idempotent)).toEqual([]);
});

/** The same input with its first number increased by one; undefined without a number. */
const changeInput = (input: CallInput): CallInput | undefined => {
  const text = JSON.stringify(input);
  const changed = /:\[?(\d+)[,}\]]/.test(text)
    ? text.replace(/(:\[?)(\d+)([,}\]])/, (_, before, n, after) => `${before}${Number(n) + 1}${after}`)
    : text;
  return changed === text ? undefined : JSON.parse(changed);
};

test.each(Object.entries(moneyWrites))(
  '%s: a repeated key has one effect and the same answer',
  async (name, makeInput) => {
    const call = writes.get(name);
    if (call === undefined) throw new Error(`${name} is not a write of the contract`);
    const account = await makeAccount(app);
    const apartment = await createLeasedApartment(app, account);
    const input = await makeInput(apartment, app, account);
    const idempotencyKey = `key-of-${name}`;
    const send = (body: CallInput) => app.as(account).raw(call, { ...body, idempotencyKey });
    const digest = () => app.system((tx) => digestRows(tx, account.businessId));

    const before = await digest();
    const responses = await Promise.all([send(input), send(input)]);
    expect(responses.map(({ statusCode, body }) => [statusCode, statusCode === 200 ? '' : body])).toEqual([
      [200, ''],
      [200, ''],
    ]);
    expect(responses[1].body).toBe(responses[0].body);
    expect(responses.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(1);
    const after = await digest();
    expect(after).not.toEqual(before);
    const repeated = await send(input);
    expect([repeated.statusCode, repeated.body]).toEqual([200, responses[0].body]);

    const changed = changeInput(input);
    if (changed !== undefined) {
      const conflict = await send(changed);
      expect([conflict.statusCode, conflict.json()]).toEqual([
        422,
        { message: 'Samma Idempotency-Key har redan använts för något annat.' },
      ]);
    }
    expect(await digest()).toEqual(after);
  },
);
