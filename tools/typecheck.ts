import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './architecture/sources';
import { bin, run } from './testing/run';

const packages = [
  ...readdirSync(join(root, 'shared')).map((name) => `shared/${name}`),
  ...readdirSync(root).filter((name) => name.startsWith('mf-')),
  'shell',
  'api',
  'e2e',
  'tools',
];

/** What was found right is not looked at again until it, or what it leans on, has changed: half of the work. */
const remembering = (name: string) => [
  '--incremental',
  '--tsBuildInfoFile',
  join(root, '.cache/types', `${name.replace('/', '-')}.tsbuildinfo`),
];

/** Checks packages by their own tsconfig, two at a time. Every package must have one. */
export const typecheck = async (named: readonly string[] = packages): Promise<boolean> => {
  const queue = [...named];
  const failed: string[] = [];
  const work = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      if (!existsSync(join(root, name, 'tsconfig.json'))) {
        failed.push(`${name}: tsconfig.json saknas`);
        continue;
      }
      const checked = await run(bin('tsc'), ['-p', name, ...remembering(name)], { quiet: true });
      if (!checked.ok) failed.push(`${name}:\n${checked.output}`);
    }
  };
  await Promise.all([work(), work()]);
  for (const text of failed) console.error(text);
  return failed.length === 0;
};

if (process.argv[1] === import.meta.filename) void typecheck().then((ok) => process.exit(ok ? 0 : 1));
