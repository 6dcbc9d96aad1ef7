export * from './rent-adjustment.calls';
export * from './rent-adjustment.schema';
export * from './rent-adjustment.status';
export * from './rent-adjustment.texts';
