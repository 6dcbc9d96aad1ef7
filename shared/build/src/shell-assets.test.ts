import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installShell, recordAssets, shellAssets } from './shell-assets';

const dist = mkdtempSync(join(tmpdir(), 'husrum-shell-'));
const assets = join(dist, 'assets');
beforeEach(() => mkdirSync(assets, { recursive: true }));
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const day = (date: string) => new Date(`${date}T08:00:00Z`);
/** Like webpack, it does not write files that exist. */
const build = (date: string, ...names: string[]) => {
  for (const name of names.filter((one) => !readdirSync(assets).includes(one))) {
    writeFileSync(join(assets, name), name);
    utimesSync(join(assets, name), day(date), day(date));
  }
  recordAssets(names, day(date), dist);
};
const listAssets = () => readdirSync(assets).sort();

test('keeps the assets of replaced shells for a month, for pages that are still open', () => {
  build('2026-01-01', 'main.1', '7.1', 'same.1');
  build('2026-03-01', 'main.2', '7.2', 'same.1');
  expect(listAssets()).toEqual(['7.1', '7.2', 'main.1', 'main.2', 'same.1']);
  expect(shellAssets(dist)).toEqual(['main.2', '7.2', 'same.1']);
  build('2026-03-30', 'main.3', 'same.1');
  expect(listAssets()).toContain('7.1');
  build('2026-04-01', 'main.4');
  expect(listAssets()).toEqual(['7.2', 'main.2', 'main.3', 'main.4', 'same.1']);
});

test('keeps assets for a month also when assets.json does not list them', () => {
  writeFileSync(join(assets, 'main.0'), '');
  utimesSync(join(assets, 'main.0'), day('2025-01-01'), day('2025-01-01'));
  build('2026-01-01', 'main.1');
  expect(listAssets()).toEqual(['main.0', 'main.1']);
  build('2026-02-01', 'main.2');
  expect(listAssets()).toEqual(['main.1', 'main.2']);
});

test('replaces the incomplete files of an interrupted installation, and keeps the assets of the previous shell', () => {
  build('2026-01-01', 'main.1');
  const built = join(dist, 'built');
  mkdirSync(join(built, 'assets'), { recursive: true });
  writeFileSync(join(built, 'assets/main.2'), 'whole');
  writeFileSync(join(assets, 'main.2'), 'wh');
  for (const file of ['index.html', 'uses.json']) writeFileSync(join(built, file), file);
  installShell(built, { build: 'b', contract: 1 }, day('2026-01-02'), dist);
  expect(listAssets()).toEqual(['main.1', 'main.2']);
  expect(readFileSync(join(assets, 'main.2'), 'utf8')).toBe('whole');
  expect(shellAssets(dist)).toEqual(['main.2']);
  expect(readdirSync(dist).sort()).toEqual([
    'assets',
    'assets.json',
    'build.json',
    'built',
    'index.html',
    'uses.json',
  ]);
});
