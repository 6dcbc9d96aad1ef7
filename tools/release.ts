import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { presentRemotes, readCurrentManifest, remoteDist } from '@husrum/build';
import { type ReleaseEntry, releaseCalls } from '@husrum/contract/release';
import { runScript } from './process';
import { publish } from './release/publish';
import { CommandError } from './servers/command-error';
import { type ApiClient, createClient } from './servers/contract-client';

/**
 * `npm run release -- mf-leases`: builds, uploads and verifies the remote, and gives the build to everybody.
 * `--canary 10` gives it to that percentage of the users. `--from <folder>` takes an existing build.
 * `--promote 100` (or fewer) widens the canary, `--stop` ends it, `--remove` takes the remote out of the product.
 * `npm run rollback -- mf-leases [build]`: stops the canary. When there is none, everybody gets the previous or the named
 * build.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    canary: { type: 'string' },
    promote: { type: 'string' },
    stop: { type: 'boolean' },
    remove: { type: 'boolean' },
    rollback: { type: 'boolean' },
    from: { type: 'string' },
  },
});

/** Address and token come from HUSRUM_URL and RELEASE_TOKEN. */
const clientFromEnvironment = (): ApiClient => {
  const { HUSRUM_URL = `http://localhost:${process.env.PORT ?? 4000}`, RELEASE_TOKEN } = process.env;
  if (!RELEASE_TOKEN)
    throw new CommandError('RELEASE_TOKEN is missing. `npm run release:token -- mf-leases` makes a token.');
  if (!/^husrum_[\w-]+$/.test(RELEASE_TOKEN))
    throw new CommandError('RELEASE_TOKEN is no token of `release:token`.');
  return createClient(HUSRUM_URL.replace(/\/+$/, ''), RELEASE_TOKEN);
};

/** Who runs the command, for the release log. The token identifies only the team. */
const userName = (): string => {
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8' }).trim();
  } catch {
    return process.env.USER ?? '';
  }
};

const parseShare = (text: string): number => {
  const share = Number(text);
  if (!(Number.isInteger(share) && share >= 1 && share <= 100))
    throw new CommandError(`The share must be an integer from 1 to 100, not '${text}'.`);
  return share;
};

/** Builds a remote. Returns the folder of the build. */
const build = async (remote: string): Promise<string> => {
  const { ok } = await runScript('tools/build.ts', [remote]);
  const name = presentRemotes().find((present) => present === remote);
  const built = name && readCurrentManifest(name);
  if (!ok || !built) throw new CommandError('The build failed; see the error above.');
  return join(remoteDist(name), built.build);
};

const release = async (): Promise<ReleaseEntry> => {
  const [remote, target = null] = positionals;
  if (remote === undefined) throw new CommandError('Name the remote: npm run release -- mf-leases');
  const client = clientFromEnvironment();
  const params = { remote };
  const by = userName();
  if (values.rollback) return client.call(releaseCalls.rollback, { params, body: { build: target, by } });
  if (values.remove) return client.call(releaseCalls.remove, { params, body: { by } });
  if (values.stop) return client.call(releaseCalls.stop, { params, body: { by } });
  const share = parseShare(values.promote ?? values.canary ?? '100');
  if (values.promote !== undefined) return client.call(releaseCalls.promote, { params, body: { share, by } });
  const published = await publish(values.from ?? (await build(remote)), client);
  return client.call(releaseCalls.promote, { params, body: { build: published, share, by } });
};

const describeRelease = ({ remote, action, from, build, canary, share }: ReleaseEntry): string => {
  const all = `everybody has ${build ?? 'nothing'}`;
  if (action === 'canary') return `${remote}: ${share} % of the users try ${canary}; ${all}`;
  if (action === 'stop') return `${remote}: the canary is stopped; ${all}`;
  return `${remote}: ${all} (before: ${from ?? 'nothing'})`;
};

try {
  console.log(`✓ ${describeRelease(await release())}`);
} catch (error) {
  console.error(error instanceof CommandError ? error.message : error);
  process.exit(1);
}
