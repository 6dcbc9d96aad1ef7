import type { Database } from '../platform/db';
import type { ServerContext } from '../platform/server-context';

/** What it takes to reach an accounting program outside a transaction. */
export type AccountingServer = Pick<ServerContext, 'settings' | 'clock' | 'log'> & { readonly db: Database };
