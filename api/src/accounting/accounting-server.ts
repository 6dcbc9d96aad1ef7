import type { Database } from '../platform/db';
import type { ServerContext } from '../platform/server-context';

/** The parts of the server that calls to an accounting program need, outside transactions. */
export type AccountingServer = Pick<ServerContext, 'settings' | 'clock' | 'log'> & { readonly db: Database };
