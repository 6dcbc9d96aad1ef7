import { forecastCalls } from '@husrum/contract/forecast';
import { type Route, serve } from '../platform/http';
import { listForecast } from './list-forecast';

export const forecastRoutes: readonly Route[] = [
  serve(forecastCalls.list, ({ query }, context) => listForecast(context, query)),
];
