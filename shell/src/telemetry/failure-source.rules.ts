import { type Owner, remoteNames } from '@husrum/contract/routes';
import type { BrowserReport } from '@husrum/contract/telemetry';

export type FailureSource = Pick<BrowserReport, 'remote' | 'build'>;

const BUILD_PATH = /\/remotes\/([\w-]+)\/([a-z0-9]{1,40})\//;

/** What is known about a failure. */
export interface FailureEvidence {
  /** URL, stack and message of the failure. */
  readonly text: string;
  /** Whose page, panel or code failed. */
  readonly owner?: Owner;
  /** The build of the owner that was requested, if it may be another than the active one. */
  readonly build?: string;
}

/**
 * The remote and build that a failure is attributed to: the requested build, else the build of the first file in the
 * text, else the owner's active build, else the shell.
 */
export const attributeFailure = (
  { text, owner, build: requested }: FailureEvidence,
  findBuild: (owner: Owner) => string | undefined,
): FailureSource => {
  if (owner && requested) return { remote: owner, build: requested };
  const [, name, build] = BUILD_PATH.exec(text) ?? [];
  const remote = remoteNames.find((known) => known === name);
  if (remote && build) return { remote, build };
  const active = owner && findBuild(owner);
  return owner && active
    ? { remote: owner, build: active }
    : { remote: 'shell', build: findBuild('shell') ?? 'dev' };
};
