export { makeRecord, toTable } from './import/import.test-data';
export type { ImportCell } from './import/import-cell.rules';
