export { layoutChart } from './chart-layout.rules';
export type { ChartBar, ChartLayout, ChartText } from './chart-layout.types';
export * from './report.calls';
export * from './report.operators';
export * from './report-aggregate.texts';
export {
  type ChartGroups,
  type ChartType,
  chartTypes,
  describeOthers,
  isAdditive,
  labelChartGroups,
  toChartGroups,
} from './report-chart.rules';
export { reportChartTexts } from './report-chart.texts';
