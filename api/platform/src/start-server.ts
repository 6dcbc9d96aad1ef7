import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Clock, createClock } from './clock';
import type { Database } from './db/database';
import { startDatabase } from './db/start-database';
import { errorCode } from './errors/error-code';
import { StartError } from './errors/start-error';
import type { FileStore } from './file-store';
import type { ServerOptions } from './http/create-http-server';
import { startJobs } from './jobs/runner';
import { makePrivateFolder } from './private-files';
import type { ServerPart } from './server-part';
import { requireProductionForHttps, type Settings } from './settings';

/** What a server is composed of. */
interface Composition {
  readonly parts: readonly ServerPart[];
  openFiles(settings: Settings): Promise<FileStore>;
  buildServer(options: ServerOptions): Promise<FastifyInstance>;
}

/** The key that signs access tokens. It is created once and stored in the database, so that all processes share it. */
const readOrCreateSigningSecret = (db: Database): Promise<string> =>
  db.system(async (tx) => {
    await tx
      .insertInto('platform_secret')
      .values({ name: 'token', value: randomBytes(48).toString('base64url') })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { value } = await tx
      .selectFrom('platform_secret')
      .select('value')
      .where('name', '=', 'token')
      .executeTakeFirstOrThrow();
    return value;
  });

const listen = async (app: FastifyInstance, { port, host }: Settings): Promise<void> => {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} används redan av ett annat program. Välj en annan med PORT.`);
    if (code === 'EACCES')
      throw new StartError(`Port ${port} får inte öppnas av den här användaren. Välj en annan med PORT.`);
    throw error;
  }
};

/** Starts programs that replace the outside services without keys. Returns the settings that lead to them. */
export type StartSimulators = (
  settings: Settings,
  clock: Clock,
) => Promise<{ readonly settings: Settings; stop(): Promise<void> }>;

const withoutSimulators: StartSimulators = async (settings) => ({ settings, stop: async () => undefined });

export interface RunningServer {
  app: FastifyInstance;
  db: Database;
  clock: Clock;
  files: FileStore;
  stop(): Promise<void>;
}

/** Starts database, HTTP server and jobs in one process. */
export const startServer = async (
  { parts, openFiles, buildServer }: Composition,
  configured: Settings,
  startSimulators: StartSimulators = withoutSimulators,
): Promise<RunningServer> => {
  requireProductionForHttps(configured);
  const clock = createClock(configured);
  // It contains personal data and keys, and may have been made by hand or by an older version.
  await makePrivateFolder(configured.dataDir);
  const simulators = await startSimulators(configured, clock);
  // The configured settings, with the addresses of simulators for the services that have no keys.
  const { settings } = simulators;
  const db = await startDatabase(settings, clock, { beforeCommit: parts });
  try {
    const files = await openFiles(settings);
    const app = await buildServer({
      settings,
      clock,
      db,
      files,
      secret: await readOrCreateSigningSecret(db),
    });
    for (const part of parts) await part.start?.({ settings, clock, db, files }, app.log);
    await listen(app, settings);
    const jobs = settings.runsJobs
      ? startJobs(
          { settings, clock, db, files, log: app.log },
          parts.flatMap((part) => part.jobs ?? []),
        )
      : undefined;
    const stop = async (): Promise<void> => {
      await app.close();
      await jobs?.stop();
      for (const part of parts) part.stop?.();
      await simulators.stop();
      await db.close();
    };
    return { app, db, clock, files, stop };
  } catch (error) {
    await simulators.stop();
    await db.close();
    throw error;
  }
};
