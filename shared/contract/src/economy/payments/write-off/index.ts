export * from './write-off.calls';
