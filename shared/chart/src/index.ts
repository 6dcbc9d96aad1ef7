export { chartTexts } from './chart.texts';
export { type ChartGroups, describeOthers, labelChartGroups, toChartGroups } from './chart-groups.rules';
export { layoutChart } from './chart-layout.rules';
export type { ChartBar, ChartLayout, ChartText } from './chart-layout.types';
