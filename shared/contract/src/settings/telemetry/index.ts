export * from './telemetry.calls';
