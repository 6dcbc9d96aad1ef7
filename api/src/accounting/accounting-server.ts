import type { ServerWithDatabase } from '../platform/server-context';

/** The parts of the server that calls to an accounting program need, outside transactions. */
export type AccountingServer = Pick<ServerWithDatabase, 'settings' | 'clock' | 'log' | 'db'>;
