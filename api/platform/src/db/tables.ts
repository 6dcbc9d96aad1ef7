import type { PlatformTables } from './platform.tables';

declare global {
  /** The tables of all packages. Each declares its own in `<noun>.tables.ts`, so that the platform knows no noun. */
  interface DatabaseTables extends PlatformTables {}
}

/** All tables that Kysely knows. */
export type DB = DatabaseTables;
