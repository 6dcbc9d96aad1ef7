import { type Settings, startServer as startComposed } from '@husrum/api-platform';
import { openFileStore } from '@husrum/api-ports';
import { buildServer } from './build-server';
import { parts } from './parts';

/** Starts programs that replace the outside services without keys. Returns the settings that lead to them. */
export type StartSimulators = NonNullable<Parameters<typeof startComposed>[2]>;
export type RunningServer = Awaited<ReturnType<typeof startComposed>>;

/** Starts database, HTTP server and jobs in one process. */
export const startServer = (settings: Settings, startSimulators?: StartSimulators): Promise<RunningServer> =>
  startComposed({ parts, openFiles: openFileStore, buildServer }, settings, startSimulators);
