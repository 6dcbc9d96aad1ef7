export type { Database, Tx } from './database';
export { COUNT_LIMIT, column, pageOf, svKey } from './list';
export type { Id, NullableStamp, Owner, Stamp } from './platform.tables';
