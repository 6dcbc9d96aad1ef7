import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, root, sourcePaths } from '../workspace';

/** The order of the database's bytes puts Ä before Å, and small letters after capitals. */
const BY_BYTES = /\.orderBy\(\s*'(?:\w+\.)?(?:name|title|label|subject|alias)'/;

test('lists of names have the Swedish order: swedishSortKey, naturalSortKey or compareSwedish', () => {
  const sources = sourcePaths()
    .filter((path) => path.startsWith('api/') && !isTest(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  expect(sources.filter(({ text }) => text.includes('SortKey(')).length).toBeGreaterThan(15);
  expect(sources.filter(({ text }) => BY_BYTES.test(text)).map(({ path }) => path)).toEqual([]);
});
