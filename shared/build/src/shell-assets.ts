import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { shellDist } from './layout';

/** As long as builds of remotes are kept: after a month nobody has a page open that was begun with that shell. */
const KEPT_DAYS = 30;

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
  const before = now.getTime() - KEPT_DAYS * 24 * 3_600_000;
  for (const file of files.filter((one) => !current.has(one))) {
    const path = resolve(folderIn(dist), file);
    if (statSync(path).mtimeMs < before) rmSync(path);
  }
  writeFileSync(listIn(dist), JSON.stringify(made));
};
