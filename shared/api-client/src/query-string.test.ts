import { queryString } from './query-string';

test.each([
  [undefined, ''],
  [{}, ''],
  [{ page: 2, sort: { by: 'due_at', order: 'desc' } }, '?page=2&sort[by]=due_at&sort[order]=desc'],
  [{ name: 'Å & Ö', empty: '', none: null, missing: undefined }, '?name=%C3%85%20%26%20%C3%96'],
  [{ status: ['READY', 'ERROR'], rented: false }, '?status[]=READY&status[]=ERROR&rented=false'],
])('serializes %j for the server', (query, text) => {
  expect(queryString(query)).toBe(text);
});
