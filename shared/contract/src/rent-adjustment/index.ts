export * from './rent-adjustment.calls';
export * from './rent-adjustment.status';
