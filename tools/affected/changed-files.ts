import { spawnSync } from 'node:child_process';
import { root } from '../architecture/sources';

const git = (...args: string[]): string[] => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, maxBuffer: 100_000_000 });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.toString()}`);
  return stdout
    .toString()
    .split('\n')
    .filter((line) => line !== '');
};

/** What differs from where the work left `ref`: committed, changed, new and removed, by path from the root. */
export const changedSince = (ref: string): string[] => {
  const [base = ref] = git('merge-base', ref, 'HEAD');
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(files)].sort();
};
