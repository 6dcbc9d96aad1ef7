export type { Database, TenantScope, Tx } from './database';
export type { AccountColumn, Id, NullableTimestamp, Timestamp } from './platform.tables';
export type { DB } from './tables';
