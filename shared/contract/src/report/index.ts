export {
  type ChartBar,
  type ChartLayout,
  type ChartText,
  layoutChart,
} from './chart-layout.rules';
export * from './report.calls';
export * from './report.operators';
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
