import { allCalls } from '@husrum/contract/calls';
import type { Call } from '@husrum/contract/core';
import { makeAccount, type TestAccount, testServer } from '../index';
import { type DocumentedId, documentedBody, documentedIds } from '../openapi/documented-inputs';
import { type Attempt, attempts } from './attempts';
import { baseInputs, itemByList, kindByField, kindByPlace, untriedPlaces } from './foreign-ids';
import { digestRows, fillAccount, type OwnedIds } from './owned-rows';

const app = testServer();
let victim: TestAccount;
let intruder: TestAccount;
let theirs: OwnedIds;
let own: OwnedIds;
let before: Record<string, string>;

/** No row has it. */
const UNKNOWN_ID = 8_000_000_000_001;

const digest = () => app.system((tx) => digestRows(tx, victim.businessId));

beforeAll(async () => {
  victim = await makeAccount(app, 'Ägaren AB');
  intruder = await makeAccount(app, 'Någon annan AB');
  theirs = await app.forAccount(victim, (tx) => fillAccount(tx, victim.userId, 1));
  own = await app.forAccount(intruder, (tx) => fillAccount(tx, intruder.userId, 2));
  before = await digest();
});

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values at a place of an input. */
const valuesAt = (value: unknown, [key, ...rest]: readonly string[]): readonly unknown[] => {
  if (key === undefined) return [value];
  if (key === '[]') return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, rest)) : [];
  return isFields(value) ? valuesAt(value[key], rest) : [];
};

/** The input with the id at the place, and what the items of its lists need. */
const withId = (value: unknown, [key, ...rest]: readonly string[], id: number, list = ''): unknown => {
  if (key === undefined) return id;
  if (key === '[]') return [withId(rest.length === 0 ? undefined : { ...itemByList[list] }, rest, id)];
  const fields = isFields(value) ? value : {};
  return { ...fields, [key]: withId(fields[key], rest, id, key) };
};

const stepsOf = (place: string): readonly string[] => place.replaceAll('[]', '.[]').split('.');
const fullName = ({ name, place }: DocumentedId): string => `${name} ${place}`;
/** The same id for every kind. */
const ids = (id: number): OwnedIds => new Proxy<OwnedIds>(JSON.parse('{}'), { get: () => id });

/** Whether the isolation test puts a foreign id at the place: it expects 404. */
const isAttempted = ({ name, place }: DocumentedId): boolean =>
  Object.entries(attempts).some(
    ([attempt, make]) =>
      attempt.split(' ')[0] === name &&
      valuesAt(make(ids(7), ids(8)), stepsOf(place)).some((value) => Number(value) === 7),
  );

const reasonOf = (one: DocumentedId): string | undefined =>
  Object.entries(untriedPlaces).find(
    ([key]) => fullName(one).endsWith(`.${key}`) || fullName(one).startsWith(key),
  )?.[1];

const kindOf = (one: DocumentedId): keyof OwnedIds | undefined => {
  const field = one.place.replaceAll('[]', '').split('.').at(-1) ?? '';
  return kindByPlace[fullName(one)] ?? kindByField[field];
};

const others = documentedIds.filter((one) => !isAttempted(one) && reasonOf(one) === undefined);

const callOf = (name: string): Call => {
  const found = allCalls.find((one) => `${one.noun}.${one.name}` === name);
  if (found === undefined) throw new Error(`${name} is no call`);
  return found.call;
};

/** The answer without ids that differ in any case: those that were asked for, in addresses, and those of new rows. */
const comparable = (text: string, method: Call['method'], asked: number): string => {
  const cleared = [asked, UNKNOWN_ID].reduce(
    (rest, id) => rest.replace(new RegExp(`([=/])${id}\\b`, 'g'), '$1…'),
    text,
  );
  return method === 'GET' ? cleared : cleared.replace(/"id":\d+/g, '"id":…');
};

const answerTo = async ({ name, place }: DocumentedId, id: number) => {
  const base: Attempt = baseInputs[name]?.(own) ?? attempts[name]?.(own, own) ?? {};
  const input = withId(base, stepsOf(place), id);
  const { statusCode, body } = await app.as(intruder).raw(callOf(name), isFields(input) ? input : {});
  return { statusCode, body };
};

test('every id that the API document names is tried in one of the two tests, or listed with a reason', () => {
  expect(others.filter((one) => kindOf(one) === undefined).map(fullName)).toEqual([]);
  expect(documentedIds.length).toBeGreaterThan(300);
});

test.each(others.map((one) => ({ ...one, title: fullName(one) })))(
  '$title with an id of another account answers as with one that does not exist',
  async (one) => {
    const kind = kindOf(one);
    const foreign = kind === undefined ? UNKNOWN_ID : theirs[kind];
    const [known, unknown] = [await answerTo(one, foreign), await answerTo(one, UNKNOWN_ID)];
    const clear = (text: string) => comparable(text, callOf(one.name).method, foreign);
    expect({ ...known, body: clear(known.body) }).toEqual({ ...unknown, body: clear(unknown.body) });
    // An answer of 422 says that the id is refused, and not that something else is missing.
    if (unknown.statusCode === 422)
      expect(unknown.body).toContain(one.place.replace(/^\w+\./, '').split(/[.[]/)[0] ?? '');
  },
);

test('the tries change no row of the other account', async () => {
  expect(await digest()).toEqual(before);
});

test('every attempt sends fields that the API document has, where it has a body', () => {
  const wrong = Object.entries(attempts).filter(([attempt, make]) => {
    const body = documentedBody(callOf(attempt.split(' ')[0] ?? ''));
    const sent = Object.keys(make(ids(7), ids(8)).body ?? {});
    const fields = Object.keys(isFields(body?.properties) ? body.properties : {});
    return sent.some((field) => !fields.includes(field)) || (fields.length > 0 && sent.length === 0);
  });
  expect(wrong.map(([attempt]) => attempt)).toEqual([]);
});
