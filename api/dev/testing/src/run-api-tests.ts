import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Runs the API tests whose paths match, on the test clock. Returns whether all of them pass. */
export const runApiTests = (args: readonly string[], env: Readonly<Record<string, string>>): boolean => {
  const jest = path.join(root, 'node_modules/.bin/jest');
  const { status } = spawnSync(jest, ['--ci', '--selectProjects', 'api', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  return status === 0;
};
