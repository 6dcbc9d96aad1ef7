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
import { keptSince } from '@husrum/contract/manifest';
import { shellDist } from './layout';

const folderIn = (dist: string) => resolve(dist, 'assets');
const listIn = (dist: string) => resolve(dist, 'assets.json');
const filesIn = (dist: string): string[] => (existsSync(folderIn(dist)) ? readdirSync(folderIn(dist)) : []);

/** The assets of the shell as it was last built: those of the shells before it lie beside them. */
export const shellAssets = (dist = shellDist): string[] =>
  existsSync(listIn(dist)) ? JSON.parse(readFileSync(listIn(dist), 'utf8')) : filesIn(dist);

/**
 * An open page goes on with the shell it began with, and may still ask for a part of it. What the shell before was made
 * of is in force until now; what has not been for a month goes.
 */
export const finishAssets = (made: readonly string[], now: Date, dist = shellDist): void => {
  const files = filesIn(dist);
  const current = new Set(made);
  for (const file of shellAssets(dist))
    if (files.includes(file)) utimesSync(resolve(folderIn(dist), file), now, now);
  const before = keptSince(now);
  for (const file of files.filter((one) => !current.has(one))) {
    const path = resolve(folderIn(dist), file);
    if (statSync(path).mtime < before) rmSync(path);
  }
  writeFileSync(listIn(dist), JSON.stringify(made));
};

/** Written aside and moved into place: a reader never meets half a file. */
const moveIn = (to: string, write: (aside: string) => void): void => {
  write(`${to}.part`);
  renameSync(`${to}.part`, to);
};

/**
 * Puts a shell where a server may be serving another: the page after all that it names, and what tells open pages of a
 * newer shell after the page.
 */
export const placeShell = (from: string, stamp: object, now: Date, dist = shellDist): void => {
  const copy = (file: string) =>
    moveIn(resolve(dist, file), (aside) => copyFileSync(resolve(from, file), aside));
  mkdirSync(folderIn(dist), { recursive: true });
  const made = filesIn(from);
  for (const file of made) copy(`assets/${file}`);
  for (const file of ['uses.json', 'index.html']) copy(file);
  finishAssets(made, now, dist);
  moveIn(resolve(dist, 'build.json'), (aside) => writeFileSync(aside, `${JSON.stringify(stamp)}\n`));
};
