import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../architecture/sources';
import { changedParts } from './changed-parts.rules';
import type { Spot } from './modules';

const ask = (...args: string[]) =>
  spawnSync('git', args, { cwd: root, maxBuffer: 100_000_000, encoding: 'utf8' });

const git = (...args: string[]): string[] => {
  const { status, stdout, stderr } = ask(...args);
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.split('\n').filter((line) => line !== '');
};

/** What differs from where the work left a state, and what of it. */
export interface Changes {
  /** Committed, changed, new and removed, by path from the root. */
  readonly files: readonly string[];
  /**
   * The changed parts of one of them; the whole of it where it cannot be told apart. Of what is removed none: whoever
   * leaned on it has changed too, or does not compile.
   */
  readonly partsOf: (file: string) => readonly Spot[];
}

export const changesSince = (ref: string): Changes => {
  const [base = ref] = git('merge-base', ref, 'HEAD');
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  const partsOf = (file: string): readonly Spot[] => {
    const now = join(root, file);
    if (!existsSync(now)) return [];
    const before = ask('show', `${base}:${file}`);
    const isKnown = /\.tsx?$/.test(file) && before.status === 0;
    const paths = isKnown ? changedParts(file, before.stdout, readFileSync(now, 'utf8')) : [[]];
    return paths.map((path) => ({ file, path }));
  };
  return { files: [...new Set(files)].sort(), partsOf };
};
