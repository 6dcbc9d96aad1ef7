export * from './fasdok.calls';
