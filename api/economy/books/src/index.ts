// What tenants owe.

export { tenantLedger } from './ledger/tenant-ledger';

// What it adds to the server.

export { part } from './part';
