import type { PlatformTables } from './platform/db/platform.tables';
import type { SessionTables } from './session/session.tables';

/** Every table of the product. A noun declares its own in `<noun>.tables.ts` and is added here. */
export interface DB extends PlatformTables, SessionTables {}
