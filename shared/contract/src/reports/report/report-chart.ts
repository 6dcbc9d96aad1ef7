import type { AggregateFunction } from './report.operators';

export const chartTypes = ['bar', 'line', 'share'] as const;
export type ChartType = (typeof chartTypes)[number];

/** Whether the values of several groups add up. An average of averages is not the average of all. */
export const isAdditive = (name: AggregateFunction): boolean => name === 'sum' || name === 'count';
