import { type BrowserReport, type Owner, remoteNames } from '@husrum/contract';

export type Blamed = Pick<BrowserReport, 'remote' | 'build'>;

const inBuild = /\/remotes\/([\w-]+)\/([a-z0-9]{1,40})\//;

/** Whose failure it is: of the build whose file comes first in the text, or else of the owner, or of the shell. */
export const blame = (
  text: string,
  owner: Owner | undefined,
  buildOf: (owner: Owner) => string | undefined,
): Blamed => {
  const [, name, build] = inBuild.exec(text) ?? [];
  const remote = remoteNames.find((known) => known === name);
  if (remote && build) return { remote, build };
  const used = owner && buildOf(owner);
  return owner && used
    ? { remote: owner, build: used }
    : { remote: 'shell', build: buildOf('shell') ?? 'dev' };
};
