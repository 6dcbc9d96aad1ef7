export * from './report.calls';
export * from './report.operators';
export * from './report-aggregate.texts';
export { type ChartType, chartTypes, isAdditive } from './report-chart';
