export * from './import.calls';
export * from './import-file';
