import type { LiveRemote } from '@husrum/contract/manifest';
import { tell } from './outbox';
import { shellBuild } from './visit';

const toldOf = (remote: LiveRemote['name'] | 'shell', build: string, ms: number) =>
  tell({ remote, build, kind: 'timing', message: null, stack: null, ms: Math.min(Math.round(ms), 600_000) });

const took = new Map<string, number>();

/** Keeps how long the code of a build took to come. */
export const timed = async <T>({ entry }: LiveRemote, work: Promise<T>): Promise<T> => {
  const since = performance.now();
  const result = await work;
  took.set(entry, performance.now() - since);
  return result;
};

/** From here on the visit is one of the build's, once: what is fetched beforehand may never be drawn. */
export const tellUse = ({ name, build, entry }: LiveRemote): void =>
  toldOf(name, build, took.get(entry) ?? 0);

/** From the opening of the page until the shell draws. */
export const tellShellTime = (): void => {
  if (shellBuild) toldOf('shell', shellBuild, performance.now());
};
