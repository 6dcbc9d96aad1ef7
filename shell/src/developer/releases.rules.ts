import type { ReleaseStatus } from '@husrum/contract/release';

/** A build that somebody has now. */
export interface Deployed {
  readonly remote: string;
  readonly build: string;
  /** Percent of the users; undefined is everybody else. */
  readonly share: number | undefined;
  readonly by: string;
  readonly at: string;
  readonly visits: number;
  readonly load_p75: number | null;
  readonly error_rate: number | null;
}

/** The live build of each part, and under it the one that a share of the users tries. */
export const deployed = (remotes: readonly ReleaseStatus[]): Deployed[] =>
  remotes.flatMap(({ remote, live, canary }) => [
    ...(live ? [{ ...live, remote, share: undefined }] : []),
    ...(canary ? [{ ...canary, remote }] : []),
  ]);

/** The own account, held to a build of a remote. */
export interface Pinned {
  readonly remote: string;
  readonly build: string;
}

export const pinned = (remotes: readonly ReleaseStatus[]): Pinned[] =>
  remotes.flatMap(({ remote, pinned: build }) => (build === null ? [] : [{ remote, build }]));

/** Those that have builds to choose between; the shell comes with the server. */
export const withBuilds = (remotes: readonly ReleaseStatus[]): ReleaseStatus[] =>
  remotes.filter(({ builds }) => builds.length > 0);

export type BrowserError = ReleaseStatus['errors'][number] & { readonly remote: string };

/** The errors of all parts, newest first. */
export const newestErrors = (remotes: readonly ReleaseStatus[]): BrowserError[] =>
  remotes
    .flatMap(({ remote, errors }) => errors.map((error) => ({ ...error, remote })))
    .sort((one, other) => other.at.localeCompare(one.at));

/** Above this share of failing visits a build is worth a look. */
export const WORRYING_RATE = 0.02;
