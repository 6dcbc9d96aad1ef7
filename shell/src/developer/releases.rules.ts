import type { ReleaseStatus } from '@husrum/contract/release';

/** A build that users get now: the default build of a remote, or its canary build. */
export interface DeployedBuild {
  readonly remote: string;
  readonly build: string;
  /** Percent of the users. It is undefined for the default build, which everybody else gets. */
  readonly share: number | undefined;
  readonly by: string;
  readonly at: string;
  readonly visits: number;
  readonly load_p75: number | null;
  readonly error_rate: number | null;
}

/** The default build of each remote, followed by its canary build if there is one. */
export const listDeployedBuilds = (remotes: readonly ReleaseStatus[]): DeployedBuild[] =>
  remotes.flatMap(({ remote, live, canary }) => [
    ...(live ? [{ ...live, remote, share: undefined }] : []),
    ...(canary ? [{ ...canary, remote }] : []),
  ]);

/** A build to which the user's account is pinned: it gets this build of the remote, whatever is released. */
export interface PinnedBuild {
  readonly remote: string;
  readonly build: string;
}

export const listPinnedBuilds = (remotes: readonly ReleaseStatus[]): PinnedBuild[] =>
  remotes.flatMap(({ remote, pinned: build }) => (build === null ? [] : [{ remote, build }]));

/** The remotes with builds to choose from. The shell has none: it is released with the server. */
export const listRemotesWithBuilds = (remotes: readonly ReleaseStatus[]): ReleaseStatus[] =>
  remotes.filter(({ builds }) => builds.length > 0);

export type BrowserError = ReleaseStatus['errors'][number] & { readonly remote: string };

/** The errors of the shell and all remotes, newest first. */
export const listNewestErrors = (remotes: readonly ReleaseStatus[]): BrowserError[] =>
  remotes
    .flatMap(({ remote, errors }) => errors.map((error) => ({ ...error, remote })))
    .sort((one, other) => other.at.localeCompare(one.at));

/** The share of visits with errors above which it is shown in red. */
export const HIGH_ERROR_RATE = 0.02;
