import type { LiveRemote } from '@husrum/contract/manifest';
import { MAX_LOAD_MS } from '@husrum/contract/telemetry';
import { queueReport } from './report-queue';
import { shellBuild } from './visit';

const reportTiming = (remote: LiveRemote['name'] | 'shell', build: string, ms: number) =>
  queueReport({
    remote,
    build,
    kind: 'timing',
    message: null,
    stack: null,
    ms: Math.min(Math.round(ms), MAX_LOAD_MS),
  });

const loadTimes = new Map<string, number>();

/** Waits for the code of a build, and remembers how long it took to load. */
export const measureLoad = async <T>({ entry }: LiveRemote, loading: Promise<T>): Promise<T> => {
  const start = performance.now();
  const result = await loading;
  loadTimes.set(entry, performance.now() - start);
  return result;
};

/** Reports that this visit renders the build. It is not called for a preloaded build, which may never be rendered. */
export const reportBuildUse = ({ name, build, entry }: LiveRemote): void =>
  reportTiming(name, build, loadTimes.get(entry) ?? 0);

/** Reports the time from opening the page until the shell has rendered. */
export const reportShellTime = (): void => {
  if (shellBuild) reportTiming('shell', shellBuild, performance.now());
};
