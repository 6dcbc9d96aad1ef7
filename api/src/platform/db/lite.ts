import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { PGlitePgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { lockFolder } from './folder-lock';

/** What the driver needs of an embedded database, wherever it lives (tests hold it outside their sandbox). */
export interface LiteEngine {
  /** A fresh protocol object: sharing one breaks all clients after the first failed bind. */
  protocol(): PGlitePgConfig;
  /** Brings the one session back to its start, also after a client that was let go in the middle of something. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export const engineOf = (
  lite: PGlite,
  protocol: () => PGlitePgConfig,
  afterClose?: () => Promise<void>,
): LiteEngine => ({
  protocol,
  reset: async () => {
    if (lite.isInTransaction()) await lite.exec('rollback');
    await lite.exec("reset all; reset role; set timezone = 'UTC'");
  },
  close: async () => {
    await lite.exec('checkpoint');
    await lite.close();
    await afterClose?.();
  },
});

/** Opens the database folder; loads the engine only here, since a server on PostgreSQL never needs it. */
export const openFolder = async (dataDir: string): Promise<LiteEngine> => {
  const unlock = await lockFolder(dataDir);
  try {
    const [{ PGlite }, { createPgConfig }, { extensions, startParams }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/node-postgres'),
      import('./lite-options'),
    ]);
    const lite = await PGlite.create(path.join(dataDir, 'db'), { extensions, startParams: [...startParams] });
    return engineOf(lite, () => createPgConfig(lite), unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
};

type Parsed = Parameters<PGlitePgConfig['connection']['parse']>[0];
/** The ordinary driver over the embedded engine: one session, so a pool of one that queues. */
export const litePool = (engine: LiteEngine): pg.Pool => {
  class LiteClient extends pg.Client {
    constructor(options: pg.ClientConfig = {}) {
      const protocol = engine.protocol();
      const parse = protocol.connection.parse.bind(protocol.connection);
      protocol.connection.parse = (query: Parsed) =>
        parse(Array.isArray(query?.types) ? query : { ...query, types: undefined });
      super(Object.assign({ ...options }, protocol));
    }
  }
  return new pg.Pool({
    Client: LiteClient,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 15_000,
    // The session outlives clients: what one leaves behind must not meet the next.
    onConnect: () => engine.reset(),
  });
};
