import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace';

/** Databases store the names of the files that they have applied, so these two pairs cannot be renamed. */
const knownDuplicates = ['0013', '0041'];

test('the numbers of migrations are unique', () => {
  const files = readdirSync(join(root, 'api/migrations')).filter((file) => file.endsWith('.sql'));
  const numbers = files.map((file) => file.slice(0, 4));
  expect(numbers.length).toBeGreaterThan(30);
  expect(numbers.filter((number) => !/^\d{4}$/.test(number))).toEqual([]);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual(knownDuplicates);
});
