import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { staleNounsByEvent } from '@husrum/contract/bus';
import { panelNames, panels } from '@husrum/contract/panels';
import { allRoutes } from '@husrum/contract/routes';
import { isTest, root, sourcePaths } from '../workspace';

const sources = sourcePaths()
  .filter((path) => /^(shell|mf-|shared\/platform)/.test(path) && !isTest(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

test.each(Object.keys(staleNounsByEvent))(
  'the event %s occurs in a source of the shell, a remote or the platform',
  (name) => {
    expect(sources.some(({ text }) => text.includes(`'${name}'`))).toBe(true);
  },
);

test('every event makes the queries of some noun stale', () => {
  expect(Object.entries(staleNounsByEvent).filter(([, nouns]) => nouns.length === 0)).toEqual([]);
});

test.each(panelNames)('the panel %s occurs in the sources of its owner, and some page shows it', (name) => {
  const { owner } = panels[name];
  const sourcesOfOwner = sources.filter(
    ({ path, text }) => path.startsWith(`${owner}/`) && text.includes(`'${name}'`),
  );
  expect(sourcesOfOwner).not.toEqual([]);
  expect(sources.some(({ text }) => text.includes(`name="${name}"`))).toBe(true);
});

test('every owner of a route has sources', () => {
  for (const { owner } of allRoutes)
    expect(sources.some(({ path }) => path.startsWith(`${owner}/`))).toBe(true);
});
