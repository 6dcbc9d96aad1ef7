import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { currentManifest, presentRemotes, remoteDist } from '@husrum/build';
import { releaseCalls } from '@husrum/contract/release';
import { person } from './release/person';
import { publish, readBuilt } from './release/publish';
import { Refused, serverOfTeam } from './release/team-server';
import { toldEntry } from './release/texts';
import { run } from './testing/run';

/**
 * `npm run release -- mf-leases`: builds, uploads, proves, and gives the build to everybody.
 * `--canary 10` gives it to that many percent of the users. `--from <folder>` takes a build that is made already.
 * `--promote 100` (or fewer) widens the canary, `--stop` ends it, `--remove` takes the remote out of the product.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    canary: { type: 'string' },
    promote: { type: 'string' },
    stop: { type: 'boolean' },
    remove: { type: 'boolean' },
    from: { type: 'string' },
  },
});

const shareOf = (text: string): number => {
  const share = Number(text);
  if (!(Number.isInteger(share) && share >= 1 && share <= 100))
    throw new Refused(`Andelen ska vara ett heltal från 1 till 100, inte '${text}'.`);
  return share;
};

const build = async (remote: string): Promise<string> => {
  const name = presentRemotes().find((present) => present === remote);
  if (!name) throw new Refused(`Okänd del: ${remote}. Delarna är: ${presentRemotes().join(', ')}.`);
  const { ok } = await run(process.execPath, ['--import', 'tsx', 'tools/build.ts', name]);
  const made = currentManifest(name);
  if (!ok || !made) throw new Refused('Bygget misslyckades; se felet ovan.');
  return join(remoteDist(name), made.build);
};

const release = async (remote: string) => {
  const server = serverOfTeam();
  const [params, by] = [{ remote }, person()];
  if (values.remove) return server.call(releaseCalls.remove, { params, body: { by } });
  if (values.stop) return server.call(releaseCalls.stop, { params, body: { by } });
  if (values.promote !== undefined) {
    return server.call(releaseCalls.promote, { params, body: { share: shareOf(values.promote), by } });
  }
  const share = shareOf(values.canary ?? '100');
  const built = readBuilt(values.from ?? (await build(remote)));
  await publish(built, server, (step) => console.log(`▸ ${built.described.build} ${step}`));
  console.log(`▸ ${built.described.build} släpps`);
  return server.call(releaseCalls.promote, { params, body: { build: built.described.build, share, by } });
};

try {
  const [remote] = positionals;
  if (remote === undefined) throw new Refused('Ange vilken del: npm run release -- mf-leases');
  console.log(`✓ ${toldEntry(await release(remote))}`);
} catch (error) {
  console.error(error instanceof Refused ? error.message : error);
  process.exit(1);
}
