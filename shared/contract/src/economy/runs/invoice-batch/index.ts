export * from './invoice-batch.calls';
export * from './sending-preview.schema';
