import { routes } from '@husrum/contract/routes';
import { endOfMonth, type Month, startOfMonth } from '@husrum/format';
import type { Bar } from './projection.rules';

/** The notices of a month that are made. */
export const noticesOf = (month: Month): string =>
  routes.invoicebase.overview({}, { from: startOfMonth(month), to: endOfMonth(month) });

/** What a month's amount consists of: notices to come are told one by one, those made are a list of their own. */
export const contentsOf = ({ month, coming }: Pick<Bar, 'month' | 'coming'>): string =>
  coming === 0 ? noticesOf(month) : routes.economy.overview({}, { month });
