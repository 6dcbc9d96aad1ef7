export { among } from './among';
export { containing } from './containing';
export type { Database, Tx } from './database';
export { COUNT_LIMIT, column, pageOf, svKey } from './list';
export { naturalKey } from './natural-key';
export type { Id, NullableStamp, Owner, Stamp } from './platform.tables';
export { requireRow } from './require-row';
