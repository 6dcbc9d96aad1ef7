import { createHash } from 'node:crypto';
import type { Claims, Database, FileStore, Settings, Tokens, Tx } from '@husrum/api-platform';
import { type LiveRemote, liveRemote, type Manifest, type Registry } from '@husrum/contract/manifest';
import { assignBuilds, findNewestSupported, isRemoved, supportsContract } from './assign-builds.rules';
import { findAvailableBuilds, type StoredBuild } from './build.store';
import { listCurrentReleases, listPins, listReleaseHistory } from './release.store';
import { rollbackHistory } from './rollback.rules';
import { readServedShell } from './web/shell';

export interface RegistryContext {
  readonly db: Database;
  readonly files: FileStore;
  readonly tokens: Tokens;
  readonly settings: Settings;
}

type AssignedStoredBuild = StoredBuild & { readonly chosen: LiveRemote['chosen'] };

interface RegistryRequest {
  readonly user?: Claims | undefined;
  /** The contract version of the requesting shell. It is undefined when it does not send one. */
  readonly contract?: number | undefined;
}

/**
 * The build of each remote for this request, and the names of the removed remotes. Leaves out remotes without an available
 * build.
 */
const findAssignments = (
  { db }: Pick<RegistryContext, 'db'>,
  { user, contract = Number.POSITIVE_INFINITY }: RegistryRequest,
) =>
  db.system(async (tx) => {
    const releases = await listCurrentReleases(tx);
    const pins = user ? await listPins(tx, user.billable.id) : new Map<string, string>();
    const candidates = releases.flatMap((current) =>
      assignBuilds(current, user && { userId: user.sub, pin: pins.get(current.remote) }).map((build) => ({
        ...build,
        remote: current.remote,
      })),
    );
    const supported = (await findAvailableBuilds(tx, candidates)).filter(supportsContract(contract));
    const builds: AssignedStoredBuild[] = [];
    for (const remote of new Set(candidates.map((candidate) => candidate.remote))) {
      const best = supported.find((build) => build.remote === remote);
      const build = best ?? (await findOlderBuild(tx, remote, contract));
      if (build) builds.push(build);
    }
    return { removed: releases.filter(isRemoved).map(({ remote }) => remote), builds };
  });

/** For a shell that is too old for the current builds: the newest earlier build that it can run. */
const findOlderBuild = async (
  tx: Tx,
  remote: string,
  contract: number,
): Promise<AssignedStoredBuild | undefined> => {
  const history = rollbackHistory(await listReleaseHistory(tx, remote));
  const available = await findAvailableBuilds(
    tx,
    history.map((build) => ({ remote, build })),
  );
  const found = findNewestSupported(history, available, contract);
  return found && { ...found, chosen: 'default' };
};

/** The manifest of a remote's default build, for a shell with this contract version. */
export const findDefaultBuild = async (
  context: RegistryContext,
  name: string,
  contract: number,
): Promise<Manifest | undefined> => {
  const { builds } = await findAssignments(context, { contract });
  return builds.find(({ remote }) => remote === name)?.manifest;
};

export interface RegistryResponse {
  readonly text: string;
  readonly etag: string;
}

/** The registry for this user and shell: the build of each remote, as JSON. */
export const createRegistry = async (
  context: RegistryContext,
  authorization: string | undefined,
  contract: number | undefined,
): Promise<RegistryResponse> => {
  const user = context.tokens.readClaims(authorization);
  const { builds, removed } = await findAssignments(context, { user, contract });
  const { webRoot, sampleRate } = context.settings;
  const hasSpecialBuild = builds.some(({ chosen }) => chosen !== 'default');
  const registry: Registry = {
    shell: (await readServedShell(webRoot)).build,
    // Users with a canary or pinned build report all visits: a sample of so few would be too small to judge the build.
    sample: hasSpecialBuild ? 1 : sampleRate,
    removed,
    remotes: builds.map(({ manifest, chosen }) =>
      liveRemote.cast({ ...manifest, chosen }, { stripUnknown: true }),
    ),
  };
  const text = JSON.stringify(registry);
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
};
