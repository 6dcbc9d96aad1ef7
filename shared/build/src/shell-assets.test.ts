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
/** As webpack does: existing files are left as they are. */
const build = (date: string, ...names: string[]) => {
  for (const name of names.filter((one) => !readdirSync(assets).includes(one))) {
    writeFileSync(join(assets, name), name);
    utimesSync(join(assets, name), day(date), day(date));
  }
  recordAssets(names, day(date), dist);
};
const kept = () => readdirSync(assets).sort();

test('keeps the assets of replaced shells for a month, for pages that are still open', () => {
  build('2026-01-01', 'main.1', '7.1', 'same.1');
  build('2026-03-01', 'main.2', '7.2', 'same.1');
  expect(kept()).toEqual(['7.1', '7.2', 'main.1', 'main.2', 'same.1']);
  expect(shellAssets(dist)).toEqual(['main.2', '7.2', 'same.1']);
  build('2026-03-30', 'main.3', 'same.1');
  expect(kept()).toContain('7.1');
  build('2026-04-01', 'main.4');
  expect(kept()).toEqual(['7.2', 'main.2', 'main.3', 'main.4', 'same.1']);
});

test('keeps assets that no list names for a month, too', () => {
  writeFileSync(join(assets, 'main.0'), '');
  utimesSync(join(assets, 'main.0'), day('2025-01-01'), day('2025-01-01'));
  build('2026-01-01', 'main.1');
  expect(kept()).toEqual(['main.0', 'main.1']);
  build('2026-02-01', 'main.2');
  expect(kept()).toEqual(['main.1', 'main.2']);
});

test('installs a shell over what an interrupted try left, beside the assets of the previous one', () => {
  build('2026-01-01', 'main.1');
  const built = join(dist, 'built');
  mkdirSync(join(built, 'assets'), { recursive: true });
  writeFileSync(join(built, 'assets/main.2'), 'whole');
  writeFileSync(join(assets, 'main.2'), 'wh');
  for (const file of ['index.html', 'uses.json']) writeFileSync(join(built, file), file);
  installShell(built, { build: 'b' }, day('2026-01-02'), dist);
  expect(kept()).toEqual(['main.1', 'main.2']);
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
