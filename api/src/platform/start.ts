import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Files } from '../ports/files/files';
import { openFiles } from '../ports/files/open-files';
import { closeSmtp } from '../ports/mail/smtp';
import { importLocalBuilds } from '../release/adopt-builds';
import { buildServer } from '../server';
import { type Clock, clockOf } from './clock';
import type { Database } from './db/database';
import { startDatabase } from './db/open';
import { codeOf, StartError } from './errors';
import { startJobs } from './jobs/runner';
import type { Settings } from './settings';
import { bringAssets } from './web/kept-assets';

/** The key that signs tokens: made once, kept in the database, so that all processes share it and no one has to set it. */
export const signingSecret = (db: Database): Promise<string> =>
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
    const code = codeOf(error);
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} används redan av ett annat program. Välj en annan med PORT.`);
    if (code === 'EACCES')
      throw new StartError(`Port ${port} får inte öppnas av den här användaren. Välj en annan med PORT.`);
    throw error;
  }
};

export interface Running {
  app: FastifyInstance;
  db: Database;
  clock: Clock;
  files: Files;
  stop(): Promise<void>;
}

/** Database, HTTP and jobs in one process. */
export const start = async (settings: Settings): Promise<Running> => {
  const clock = clockOf(settings);
  const db = await startDatabase(settings, clock);
  try {
    const files = await openFiles(settings);
    const app = await buildServer({ settings, clock, db, files, secret: await signingSecret(db) });
    await importLocalBuilds({ db, files, settings }, app.log);
    // Before it is served: another process may be asked for what its page names.
    await bringAssets(settings.root, files, clock.now());
    await listen(app, settings);
    const jobs = settings.runsJobs ? startJobs({ settings, clock, db, files, log: app.log }) : undefined;
    const stop = async (): Promise<void> => {
      await app.close();
      await jobs?.stop();
      closeSmtp();
      await db.close();
    };
    return { app, db, clock, files, stop };
  } catch (error) {
    await db.close();
    throw error;
  }
};
