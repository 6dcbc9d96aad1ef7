import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stale } from '@husrum/contract/bus';
import { panelNames, panels } from '@husrum/contract/panels';
import { allRoutes } from '@husrum/contract/routes';
import { isTest, root, sources } from './sources';

const files = sources().filter(({ path }) => /^(shell|mf-|shared\/platform)/.test(path) && !isTest(path));
const code = files.map(({ path }) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const eventNames = Object.keys(stale);

test.each(eventNames)('%s is published by somebody', (name) => {
  const emitters = code.filter(({ text }) => text.includes(`'${name}'`));
  expect(emitters.map(({ path }) => path)).not.toEqual([]);
});

test('every event makes some answer stale, so that somebody listens', () => {
  const silent = Object.entries(stale).filter(([, nouns]) => nouns.length === 0);
  expect(silent).toEqual([]);
});

test.each(panelNames)('panel %s is offered by its owner and placed by somebody', (name) => {
  const owner = panels[name].owner;
  expect(code.some(({ path, text }) => path.startsWith(`${owner}/`) && text.includes(`'${name}'`))).toBe(
    true,
  );
  expect(
    code.some(({ text }) => text.includes(`<Panel name="${name}"`) || text.includes(`name="${name}"`)),
  ).toBe(true);
});

test('every remote declares a screen or the page of what is to come for each of its routes', () => {
  const owners = new Set(allRoutes.map(({ owner }) => owner));
  for (const owner of owners) {
    const folder = owner === 'shell' ? 'shell/' : `${owner}/`;
    expect(code.some(({ path }) => path.startsWith(folder))).toBe(true);
  }
});
