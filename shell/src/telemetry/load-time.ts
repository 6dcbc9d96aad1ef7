import type { LiveRemote } from '@husrum/contract';
import { tell } from './outbox';
import { shellBuild } from './visit';

const toldOf = (remote: LiveRemote['name'] | 'shell', build: string, ms: number) =>
  tell({ remote, build, kind: 'timing', message: null, stack: null, ms: Math.min(Math.round(ms), 600_000) });

/** How long the code of a build took, counted once in a visit. */
export const timed = async <T>({ name, build }: LiveRemote, work: Promise<T>): Promise<T> => {
  const since = performance.now();
  const result = await work;
  toldOf(name, build, performance.now() - since);
  return result;
};

/** From the opening of the page until the shell draws. */
export const tellShellTime = (): void => {
  if (shellBuild) toldOf('shell', shellBuild, performance.now());
};
