import { type Route, serve } from '@husrum/api-platform';
import { forecastCalls } from '@husrum/contract/forecast';
import { listForecast } from './list-forecast';

export const forecastRoutes: readonly Route[] = [
  serve(forecastCalls.list, ({ query }, context) => listForecast(context, query)),
];
