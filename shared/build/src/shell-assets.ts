import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import { retentionCutoff } from '@husrum/contract/manifest';
import { shellDist } from './paths';

const assetsFolder = (dist: string) => resolve(dist, 'assets');
const assetsListFile = (dist: string) => resolve(dist, 'assets.json');
const listAssetFiles = (dist: string): string[] =>
  existsSync(assetsFolder(dist)) ? readdirSync(assetsFolder(dist)) : [];

/** The assets of the newest shell. Those of older shells are in the same folder. */
export const shellAssets = (dist = shellDist): string[] =>
  existsSync(assetsListFile(dist))
    ? JSON.parse(readFileSync(assetsListFile(dist), 'utf8'))
    : listAssetFiles(dist);

/**
 * Lists the assets of the new shell. An open page keeps the shell that it loaded and may still need its assets, so assets
 * of older shells are removed only a month after they were replaced.
 */
export const recordAssets = (assets: readonly string[], now: Date, dist = shellDist): void => {
  const files = listAssetFiles(dist);
  const current = new Set(assets);
  for (const file of shellAssets(dist))
    if (files.includes(file)) utimesSync(resolve(assetsFolder(dist), file), now, now);
  const cutoff = retentionCutoff(now);
  for (const file of files.filter((one) => !current.has(one))) {
    const path = resolve(assetsFolder(dist), file);
    if (statSync(path).mtime < cutoff) rmSync(path);
  }
  writeFileSync(assetsListFile(dist), JSON.stringify(assets));
};

/** Writes a temporary file and renames it, so that nobody reads half a file. */
const writeAtomically = (to: string, write: (temporary: string) => void): void => {
  write(`${to}.part`);
  renameSync(`${to}.part`, to);
};

/**
 * Replaces the shell that a server may be serving: first the assets, then the page that names them, last the build id that
 * tells open pages of a newer shell.
 */
export const installShell = (from: string, stamp: object, now: Date, dist = shellDist): void => {
  const copy = (file: string) =>
    writeAtomically(resolve(dist, file), (temporary) => copyFileSync(resolve(from, file), temporary));
  mkdirSync(assetsFolder(dist), { recursive: true });
  const assets = listAssetFiles(from);
  for (const file of assets) copy(`assets/${file}`);
  for (const file of ['uses.json', 'index.html']) copy(file);
  recordAssets(assets, now, dist);
  writeAtomically(resolve(dist, 'build.json'), (temporary) =>
    writeFileSync(temporary, `${JSON.stringify(stamp)}\n`),
  );
};
