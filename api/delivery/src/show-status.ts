import type { RequestContext, Tx } from '@husrum/api-platform';
import { requireDeveloperTx } from '@husrum/api-settings';
import type { ReleaseStatus } from '@husrum/contract/release';
import { remoteNames } from '@husrum/contract/routes';
import { findBuild, listNewestBuilds } from './build.store';
import { listCurrentReleases, listDefaultReleases, listPins, type StoredRelease } from './release.store';
import { errorRate } from './telemetry/health.rules';
import { type BuildHealth, listBuildHealth, listNewestErrors } from './telemetry/report.store';
import { readServedShell } from './web/shell';

const HEALTH_DAYS = 7;
/** How many of a remote's builds and errors are shown, newest first. */
const MAX_BUILDS = 10;
const MAX_ERRORS = 10;

const toHealth = (all: readonly BuildHealth[], remote: string, build: string) => {
  const found = all.find((one) => one.remote === remote && one.build === build);
  return {
    visits: found?.visits ?? 0,
    load_p75: found?.loadP75 ?? null,
    error_rate: found ? errorRate(found) : null,
  };
};

const listErrors = async (tx: Tx, remote: string): Promise<ReleaseStatus['errors']> =>
  (await listNewestErrors(tx, remote, MAX_ERRORS)).map(({ message, ...error }) => ({
    ...error,
    message: message ?? '',
  }));

interface StatusData {
  readonly health: readonly BuildHealth[];
  readonly pins: ReadonlyMap<string, string>;
  readonly defaultReleases: Awaited<ReturnType<typeof listDefaultReleases>>;
}

/** Who released a build, and when. */
const toReleasedBy = (row: { by: string; at: string } | undefined) => ({
  by: row?.by ?? '',
  at: row?.at ?? '',
});

const readStatus = async (
  tx: Tx,
  remote: string,
  current: StoredRelease | undefined,
  { health, pins, defaultReleases }: StatusData,
): Promise<ReleaseStatus> => {
  const builds = await listNewestBuilds(tx, remote, MAX_BUILDS);
  const { build = null, canary = null, share = null } = current ?? {};
  // The live build can be older than the newest ones.
  const liveBuild = build === null ? undefined : await findBuild(tx, remote, build);
  return {
    remote,
    live:
      build === null
        ? null
        : {
            ...{ build, contract: liveBuild?.manifest.contract ?? 0, ...toHealth(health, remote, build) },
            ...toReleasedBy(defaultReleases.find((one) => one.remote === remote)),
          },
    canary:
      canary === null
        ? null
        : { build: canary, share: share ?? 0, ...toReleasedBy(current), ...toHealth(health, remote, canary) },
    pinned: pins.get(remote) ?? null,
    builds: builds.map((one) => ({
      ...{ build: one.build, built_at: one.manifest.builtAt, by: one.by },
      ...toHealth(health, remote, one.build),
    })),
    errors: await listErrors(tx, remote),
  };
};

/** The status of the shell and of all remotes. */
export const showStatus = async (context: RequestContext): Promise<{ remotes: ReleaseStatus[] }> => {
  const { account, clock, settings } = context;
  const tx = await requireDeveloperTx(context);
  const since = new Date(clock.now().getTime() - HEALTH_DAYS * 24 * 3_600_000).toISOString();
  const data = {
    health: await listBuildHealth(tx, since),
    pins: await listPins(tx, account.businessId),
    defaultReleases: await listDefaultReleases(tx),
  };
  const releases = await listCurrentReleases(tx);
  const { build, contract } = await readServedShell(settings.webRoot);
  const shell: ReleaseStatus = {
    remote: 'shell',
    live: build ? { build, contract, by: '', at: '', ...toHealth(data.health, 'shell', build) } : null,
    ...{ canary: null, pinned: null, builds: [], errors: await listErrors(tx, 'shell') },
  };
  const remotes: ReleaseStatus[] = [shell];
  for (const name of remoteNames) {
    remotes.push(
      await readStatus(
        tx,
        name,
        releases.find(({ remote }) => remote === name),
        data,
      ),
    );
  }
  return { remotes };
};
