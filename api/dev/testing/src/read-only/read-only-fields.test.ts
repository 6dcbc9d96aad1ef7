import { allCalls } from '@husrum/contract/calls';
import { buildPath, type Call } from '@husrum/contract/core';
import type { LightMyRequestResponse } from 'fastify';
import * as yup from 'yup';
import { makeAccount, type TestAccount, testServer } from '../index';
import { attempts } from '../isolation/attempts';
import { fillAccount, type OwnedIds } from '../isolation/owned-rows';
import { type StoredRow, storedRows, withoutStoredRow } from './stored-rows';

const app = testServer();
let account: TestAccount;
let own: OwnedIds;
beforeAll(async () => {
  account = await makeAccount(app, 'Ägaren AB');
  own = await app.forAccount(account, (tx) => fillAccount(tx, account.userId, 1));
  await app.forAccount(account, (tx) =>
    tx.updateTable('billable').set({ identifier: '559999-0016' }).execute(),
  );
});

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

const patches = allCalls
  .filter(({ call }) => call.method === 'PATCH' && !call.ignoresOtherFields)
  .map(({ noun, name, call }) => ({ name: `${noun}.${name}`, call }));
const readable = patches.filter(({ name }) => name in storedRows);

const inject = (method: 'GET' | 'PATCH', url: string, payload?: Row): Promise<LightMyRequestResponse> =>
  app.fastify.inject({
    ...{ method, url, headers: { authorization: `Bearer ${account.token}` } },
    ...(payload ? { payload } : {}),
  });

const findRow = (answer: unknown, { list, id }: StoredRow): unknown => {
  if (list === undefined) return answer;
  const rows: unknown = Array.isArray(answer) ? answer : isRow(answer) && answer[list];
  return Array.isArray(rows) ? rows.find((row: unknown) => isRow(row) && row.id === id) : undefined;
};

const readRow = async (name: string): Promise<Row> => {
  const place = storedRows[name]?.(own);
  if (place === undefined) throw new Error(`${name} has no row`);
  const response = await inject('GET', place.url);
  const row = findRow(response.json(), place);
  if (!isRow(row))
    throw new Error(`${place.url} answered ${response.statusCode} ${response.body.slice(0, 300)}`);
  return row;
};

/** A valid change of the row, as the isolation test makes it. */
const change = (name: string): Row => attempts[name]?.(own, own).body ?? {};
const send = ({ name, call }: { name: string; call: Call }, body: Row): Promise<LightMyRequestResponse> =>
  inject(
    'PATCH',
    buildPath(call.path, { id: own.entity, list: 'company', ...attempts[name]?.(own, own).params }),
    body,
  );

/** The row as it was read. What is empty in it and required by the call has the value of the change. */
const asRead = (name: string, row: Row): Row =>
  Object.fromEntries(
    Object.entries({ ...change(name), ...row }).map(([key, value]) => [
      key,
      value ?? change(name)[key] ?? null,
    ]),
  );

const declaredNames = ({ body }: Call): readonly string[] =>
  body instanceof yup.ObjectSchema ? Object.keys(body.fields) : [];

test('every PATCH has its row here, or a reason', () => {
  const listed = [...Object.keys(storedRows), ...Object.keys(withoutStoredRow)];
  expect(patches.map(({ name }) => name).filter((name) => !listed.includes(name))).toEqual([]);
});

test.each(readable)('$name accepts the row as it was read', async ({ name, call }) => {
  const row = await readRow(name);
  const { statusCode, body } = await send({ name, call }, asRead(name, row));
  // 409: the state of the row does not allow any change.
  expect([200, 409].includes(statusCode) ? '' : body).toBe('');
});

test.each(readable)(
  '$name refuses another value of a field that it does not change',
  async ({ name, call }) => {
    const row = await readRow(name);
    const declared = declaredNames(call);
    const field = Object.keys(row).find((key) => !declared.includes(key) && typeof row[key] !== 'boolean');
    if (field === undefined) return;
    const { statusCode, body } = await send(
      { name, call },
      { ...asRead(name, row), [field]: 'something else' },
    );
    expect(statusCode === 409 ? '' : body).toMatch(
      statusCode === 409 ? '' : `"${field}":["Fältet kan inte ändras`,
    );
  },
);

test.each(patches)('$name refuses a field that its noun does not have', async ({ name, call }) => {
  const { statusCode, body } = await send({ name, call }, { ...change(name), colour: 'red' });
  expect({ statusCode, body }).toMatchObject({
    statusCode: 422,
    body: expect.stringContaining('"colour":["Fältet finns inte. Kontrollera stavningen'),
  });
});
