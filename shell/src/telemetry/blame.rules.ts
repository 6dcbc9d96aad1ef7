import { type Owner, remoteNames } from '@husrum/contract/routes';
import type { BrowserReport } from '@husrum/contract/telemetry';

export type Blamed = Pick<BrowserReport, 'remote' | 'build'>;

const inBuild = /\/remotes\/([\w-]+)\/([a-z0-9]{1,40})\//;

export interface Failing {
  /** Everything that is known of the failure in words. */
  readonly text: string;
  readonly owner?: Owner;
  /** The owner's build that was asked for, where that may be another than the one in use. */
  readonly build?: string;
}

/** Whose failure it is: of the build that was asked for, or whose file comes first, or else of the owner, or the shell. */
export const blame = (
  { text, owner, build: asked }: Failing,
  buildOf: (owner: Owner) => string | undefined,
): Blamed => {
  if (owner && asked) return { remote: owner, build: asked };
  const [, name, build] = inBuild.exec(text) ?? [];
  const remote = remoteNames.find((known) => known === name);
  if (remote && build) return { remote, build };
  const used = owner && buildOf(owner);
  return owner && used
    ? { remote: owner, build: used }
    : { remote: 'shell', build: buildOf('shell') ?? 'dev' };
};
