import { sql } from 'kysely';
import { textColumn } from './column.store';
import { parseFilterValue } from './filter-value.rules';

const name = textColumn('tenant.name', 'Namn', sql`name`);

test.each(['{"a":1}', '["Åsa"]', 'null', '" "'])('a text filter rejects the value %s', (json) => {
  expect(parseFilterValue(name, '=', JSON.parse(json))).toEqual({ error: 'Ange ett värde' });
});

test.each([
  ['" Åsa "', 'Åsa'],
  ['12', '12'],
  ['true', 'true'],
])('a text filter compares with %s as %j', (json, value) => {
  expect(parseFilterValue(name, 'like', JSON.parse(json))).toEqual({ value });
});
