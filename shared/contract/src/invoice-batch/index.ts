export * from './invoice-batch.calls';
