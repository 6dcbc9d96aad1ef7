import { presentRemotes } from '@husrum/build';
import { compileRemote, compileShell } from '@husrum/build/compile';

// One bundle in a process of its own, so that two can be built at a time and webpack's memory is given back.
const [wanted] = process.argv.slice(2);
const remote = presentRemotes().find((name) => name === wanted);

try {
  if (wanted === 'shell') await compileShell();
  else if (remote) await compileRemote(remote);
  else throw new Error(`There is no bundle ${wanted}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
