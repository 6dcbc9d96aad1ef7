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
 * Records the assets of the new shell, and deletes those whose shell was replaced more than a month ago. An open page keeps the
 * shell that it loaded and may still need the assets of that shell. The mtime of an asset becomes the time at which its shell was
 * replaced.
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

/** Writes a temporary file and renames it, so that nobody reads an incomplete file. */
const writeAtomically = (to: string, write: (temporary: string) => void): void => {
  write(`${to}.part`);
  renameSync(`${to}.part`, to);
};

/** The content of `build.json`: the id of the build, and the version of the contract that it was built with. */
export interface ShellBuildInfo {
  readonly build: string;
  readonly contract: number;
}

/**
 * Replaces the shell while a server may be serving it: first the assets, then what the shell uses of the contract (`uses.json`) and
 * the page that loads the assets, last the build id, by which open pages notice the newer shell.
 */
export const installShell = (from: string, buildInfo: ShellBuildInfo, now: Date, dist = shellDist): void => {
  const copy = (file: string) =>
    writeAtomically(resolve(dist, file), (temporary) => copyFileSync(resolve(from, file), temporary));
  mkdirSync(assetsFolder(dist), { recursive: true });
  const assets = listAssetFiles(from);
  for (const file of assets) copy(`assets/${file}`);
  for (const file of ['uses.json', 'index.html']) copy(file);
  recordAssets(assets, now, dist);
  writeAtomically(resolve(dist, 'build.json'), (temporary) =>
    writeFileSync(temporary, `${JSON.stringify(buildInfo)}\n`),
  );
};
