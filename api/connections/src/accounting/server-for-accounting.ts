import type { ServerWithDatabase } from '@husrum/api-platform';

/** What a call to an accounting program needs of the server, outside transactions. */
export type ServerForAccounting = Pick<ServerWithDatabase, 'settings' | 'clock' | 'log' | 'db'>;
