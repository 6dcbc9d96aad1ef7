import type { ReleaseStatus } from '@husrum/contract/release';
import { remoteNames } from '@husrum/contract/routes';
import type { Tx } from '../platform/db';
import type { RequestContext } from '../platform/http';
import { servedShell } from '../platform/web/shell';
import { errorRateOf } from '../telemetry/health.rules';
import { type BuildHealth, healthSince, newestErrors } from '../telemetry/report.store';
import { newestBuilds } from './build.store';
import { developerTx } from './developer.store';
import { givenToAll, pinsOf, type StoredRelease, standings } from './release.store';

const DAYS = 7;
const BUILDS = 10;
const ERRORS = 10;

const healthOf = (all: readonly BuildHealth[], remote: string, build: string) => {
  const found = all.find((one) => one.remote === remote && one.build === build);
  return {
    visits: found?.visits ?? 0,
    load_p75: found?.loadP75 ?? null,
    error_rate: found ? errorRateOf(found) : null,
  };
};

const errorsOf = async (tx: Tx, remote: string): Promise<ReleaseStatus['errors']> =>
  (await newestErrors(tx, remote, ERRORS)).map(({ message, ...error }) => ({
    ...error,
    message: message ?? '',
  }));

interface Known {
  readonly health: readonly BuildHealth[];
  readonly pins: ReadonlyMap<string, string>;
  readonly given: Awaited<ReturnType<typeof givenToAll>>;
}

const deployedBy = (row: { by: string; at: string } | undefined) => ({
  by: row?.by ?? '',
  at: row?.at ?? '',
});

const statusOf = async (
  tx: Tx,
  remote: string,
  standing: StoredRelease | undefined,
  { health, pins, given }: Known,
): Promise<ReleaseStatus> => {
  const builds = await newestBuilds(tx, remote, BUILDS);
  const { build = null, canary = null, share = null } = standing ?? {};
  const contract = builds.find((one) => one.build === build)?.manifest.contract;
  return {
    remote,
    live:
      build === null
        ? null
        : {
            ...{ build, contract: contract ?? 0, ...healthOf(health, remote, build) },
            ...deployedBy(given.find((one) => one.remote === remote)),
          },
    canary:
      canary === null
        ? null
        : { build: canary, share: share ?? 0, ...deployedBy(standing), ...healthOf(health, remote, canary) },
    pinned: pins.get(remote) ?? null,
    builds: builds.map((one) => ({
      ...{ build: one.build, built_at: one.manifest.builtAt, by: one.by },
      ...healthOf(health, remote, one.build),
    })),
    errors: await errorsOf(tx, remote),
  };
};

/** How every part of the product stands, the shell first. */
export const showStatus = async (context: RequestContext): Promise<{ remotes: ReleaseStatus[] }> => {
  const { account, clock, settings } = context;
  const tx = await developerTx(context);
  const since = new Date(clock.now().getTime() - DAYS * 24 * 3_600_000).toISOString();
  const known = {
    health: await healthSince(tx, since),
    pins: await pinsOf(tx, account.billableId),
    given: await givenToAll(tx),
  };
  const now = await standings(tx);
  const { build, contract } = await servedShell(settings.root);
  const shell: ReleaseStatus = {
    remote: 'shell',
    live: build ? { build, contract, by: '', at: '', ...healthOf(known.health, 'shell', build) } : null,
    ...{ canary: null, pinned: null, builds: [], errors: await errorsOf(tx, 'shell') },
  };
  const remotes: ReleaseStatus[] = [shell];
  for (const name of remoteNames) {
    remotes.push(
      await statusOf(
        tx,
        name,
        now.find(({ remote }) => remote === name),
        known,
      ),
    );
  }
  return { remotes };
};
