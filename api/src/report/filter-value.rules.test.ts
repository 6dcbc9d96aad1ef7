import { sql } from 'kysely';
import { textColumn } from './column.store';
import { parseFilterValue } from './filter-value.rules';

const name = textColumn('tenant.name', 'Namn', sql`name`);

test.each(['{"a":1}', '["Åsa"]', 'null', '" "'])('%s is no value of a text', (json) => {
  expect(parseFilterValue(name, '=', JSON.parse(json))).toEqual({ error: 'Ange ett värde' });
});

test.each([
  ['" Åsa "', 'Åsa'],
  ['12', '12'],
  ['true', 'true'],
])('%s is compared as %j', (json, value) => {
  expect(parseFilterValue(name, 'like', JSON.parse(json))).toEqual({ value });
});
