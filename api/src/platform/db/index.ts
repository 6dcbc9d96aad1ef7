export { containsPattern } from './contains-pattern';
export type { Database, Tx } from './database';
export { equalsAny } from './equals-any';
export { naturalSortKey } from './natural-sort-key';
export { column, paginate, swedishSortKey } from './paginate';
export type { AccountColumn, Id, NullableTimestamp, Timestamp } from './platform.tables';
export { requireRow } from './require-row';
export type { DB } from './tables';
export { withinDays } from './within-days';
