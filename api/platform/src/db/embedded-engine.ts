import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { PGlite } from '@electric-sql/pglite';
import type { PGlitePgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { lockFolder } from './folder-lock';

/** What the driver needs of PGlite. Tests keep their PGlite outside Jest's sandbox. */
export interface EmbeddedEngine {
  /** Returns a new protocol object. Clients that share one all break after the first failed bind. */
  protocol(): PGlitePgConfig;
  /** Resets the only session, and rolls back a transaction that a client left open. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export const createEmbeddedEngine = (
  pglite: PGlite,
  protocol: () => PGlitePgConfig,
  afterClose?: () => Promise<void>,
): EmbeddedEngine => ({
  protocol,
  reset: async () => {
    if (pglite.isInTransaction()) await pglite.exec('rollback');
    await pglite.exec("reset all; reset role; set timezone = 'UTC'");
  },
  close: async () => {
    await pglite.exec('checkpoint');
    await pglite.close();
    await afterClose?.();
  },
});

const PROBE_BYTES = 1024 * 1024;

/** PGlite does not report why it failed. Writes a file to find out whether the disk is full. */
const findDiskError = async (dataDir: string): Promise<unknown> => {
  const probe = path.join(dataDir, 'probe');
  try {
    await writeFile(probe, Buffer.alloc(PROBE_BYTES, 1));
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
};

/**
 * The garbage collector starts when the heap has grown by this share. The results of queries are garbage of this process: with
 * V8's default, the heap doubles while a large export reads them.
 */
const HEAP_GROWTH_PERCENT = 40;

/** Opens the database folder. Imports PGlite only here, because a server on PostgreSQL never needs it. */
export const openEmbeddedEngine = async (dataDir: string): Promise<EmbeddedEngine> => {
  const unlock = await lockFolder(dataDir);
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
  try {
    const [{ PGlite }, { createPgConfig }, { pgliteExtensions: extensions, pgliteStartParams: startParams }] =
      await Promise.all([
        import('@electric-sql/pglite'),
        import('@electric-sql/pglite/node-postgres'),
        import('./pglite-options'),
      ]);
    const pglite = await PGlite.create(path.join(dataDir, 'db'), {
      extensions,
      startParams: [...startParams],
    }).catch(async (error) => {
      throw (await findDiskError(dataDir)) ?? error;
    });
    return createEmbeddedEngine(pglite, () => createPgConfig(pglite), unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
};

type ParsedQuery = Parameters<PGlitePgConfig['connection']['parse']>[0];
/** A `pg` pool over PGlite. PGlite has one session, so the pool has one client. */
export const createEmbeddedPool = (engine: EmbeddedEngine): pg.Pool => {
  class PGliteClient extends pg.Client {
    constructor(options: pg.ClientConfig = {}) {
      const protocol = engine.protocol();
      const parse = protocol.connection.parse.bind(protocol.connection);
      // `pg` passes the parsers of a query's results as `types`, where PGlite expects the ids of parameter types.
      protocol.connection.parse = (query: ParsedQuery) =>
        parse(Array.isArray(query?.types) ? query : { ...query, types: undefined });
      super(Object.assign({ ...options }, protocol));
    }
  }
  return new pg.Pool({
    Client: PGliteClient,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 15_000,
    // The session outlives the clients: reset what the previous one left.
    onConnect: () => engine.reset(),
  });
};
