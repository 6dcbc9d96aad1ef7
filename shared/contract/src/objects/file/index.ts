export * from './file.calls';
export * from './file-type';
