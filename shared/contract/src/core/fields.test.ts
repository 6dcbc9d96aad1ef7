import * as yup from 'yup';
import { searchCalls } from '../objects/search';
import { firstMessages } from './contact-fields.test-data';
import { amount, date, email, id, optionalDate, optionalEmail, quantity } from './fields';
import { listQuery, sortBy } from './list';
import { setFieldNames } from './locale';

const schema = yup.object({
  day: date('Datum'),
  until: optionalDate('Till'),
  payment: amount('Belopp'),
  count: quantity(),
  tenant_id: id('Hyresgäst'),
  page: yup.number(),
});
const valid = { day: '2026-11-20', payment: 100, count: 1, tenant_id: 7 };

test('an empty text counts as a missing value, also in fields for dates, numbers and ids', () => {
  expect(firstMessages(schema, { day: '', until: '', payment: '', count: '', tenant_id: '' })).toEqual({
    day: 'Datum måste fyllas i',
    payment: 'Belopp måste fyllas i',
    count: 'Antal måste fyllas i',
    tenant_id: 'Hyresgäst måste fyllas i',
  });
});

test('a day that does not exist and a text in place of a number have other messages than a missing value', () => {
  expect(firstMessages(schema, { ...valid, day: '2026-02-30', payment: 'x' })).toEqual({
    day: 'Datumet finns inte i kalendern',
    payment: 'Belopp måste vara ett tal',
  });
});

test('a field without a label is named by the server, and has no technical name elsewhere', () => {
  expect(firstMessages(schema, { ...valid, page: 'x' })).toEqual({ page: 'Fältet måste vara ett tal' });
  setFieldNames((path) => (path === 'page' ? 'Sidan' : undefined));
  expect(firstMessages(schema, { ...valid, page: 'x' })).toEqual({ page: 'Sidan måste vara ett tal' });
  setFieldNames(() => undefined);
  expect(firstMessages(listQuery(sortBy('name')), { page: 'x', limit: 0, sort: { by: 'nope' } })).toEqual({
    page: 'Sida måste vara ett tal',
    limit: 'Antal per sida måste vara minst 1',
    'sort.by': 'Sortering har ett värde som inte finns att välja',
  });
});

const invalidEmail = 'Ange en giltig mejladress';

test.each(['anna@example.se', 'a.b@mail.example.com', 'anna+avi@example.nu', 'ANNA@EXAMPLE.SE'])(
  'the email address %j is accepted',
  (address) => {
    expect(
      firstMessages(yup.object({ email: email(), other: optionalEmail() }), {
        email: address,
        other: address,
      }),
    ).toEqual({});
  },
);

test.each([
  'anna',
  'a@b',
  'anna@gmail',
  'a@localhost',
  '.a@b.se',
  'a.@b.se',
  'a..b@c.se',
  'a@b.',
  'a@1.2',
  'a@b.c',
])('the email address %j is refused, because no mail can reach it', (address) => {
  expect(
    firstMessages(yup.object({ email: email(), other: optionalEmail() }), { email: address, other: address }),
  ).toEqual({ email: invalidEmail, other: invalidEmail });
});

test.each([
  ['', {}],
  ['tenants', {}],
  ['tenants, later', {}],
  ['nope', { index: expect.stringMatching(/^Ange minst ett av leases, entities/) }],
])('with the indexes %j a search has the error messages %j', (index, messages) => {
  const { query } = searchCalls.find;
  expect(query && firstMessages(query, { query: 'a', index })).toEqual(messages);
});
