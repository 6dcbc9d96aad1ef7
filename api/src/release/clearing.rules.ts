import { keptSince } from '@husrum/contract/manifest';
import { grouped } from '../platform/grouped';
import type { KeptFile } from '../ports/files/files';
import { everLive, type Step } from './rollback.rules';

/** Beside the live build, for a way back. */
export const KEPT_FOR_ROLLBACK = 5;

interface Row extends Step {
  readonly canary: string | null;
  readonly at: string;
}
interface Came {
  readonly build: string;
  readonly created_at: string;
}

/** When the last who had the build got another; undefined while somebody is given it. */
const leftAt = ({ build, created_at }: Came, log: readonly Row[]): string | undefined => {
  const last = log.findLastIndex((row) => row.build === build || row.canary === build);
  const left = last < 0 ? created_at : log[last + 1]?.at;
  return left !== undefined && left < created_at ? created_at : left;
};

interface Known {
  /** Of the remote, oldest first. */
  readonly log: readonly Row[];
  readonly pinned: readonly string[];
  readonly now: Date;
}

/** The builds of one remote whose files nobody can want any more. */
export const clearable = <B extends Came>(builds: readonly B[], { log, pinned, now }: Known): B[] => {
  const before = keptSince(now).toISOString();
  const kept = new Set([...pinned, ...everLive(log).slice(-1 - KEPT_FOR_ROLLBACK)]);
  return builds.filter((one) => {
    const left = leftAt(one, log);
    return left !== undefined && left < before && !kept.has(one.build);
  });
};

interface Folder {
  readonly folder: string;
  readonly keys: readonly string[];
}

/** Folders of builds to which no file has come for so long that nobody is writing there any more. */
export const settledLongAgo = (files: readonly Pick<KeptFile, 'key' | 'at'>[], now: Date): Folder[] => {
  const before = keptSince(now);
  const byFolder = grouped(files, ({ key }) => /^[^/]+\/[^/]+\/[^/]+(?=\/)/.exec(key)?.[0]);
  return [...byFolder].flatMap(([folder, inside]) =>
    folder !== undefined && inside.every(({ at }) => at < before)
      ? [{ folder, keys: inside.map(({ key }) => key) }]
      : [],
  );
};
