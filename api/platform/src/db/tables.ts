import type { PlatformTables } from './platform.tables';

/** All tables that Kysely knows. The tables of the nouns are merged into this interface in `app/all-tables.ts`. */
export interface DB extends PlatformTables {}
