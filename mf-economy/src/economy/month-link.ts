import { routes } from '@husrum/contract/routes';
import { endOfMonth, type Month, startOfMonth } from '@husrum/format';
import type { Bar } from './projection.rules';

/** The invoices of a month that are made. */
export const invoicesOf = (month: Month): string =>
  routes.invoice.overview({}, { from: startOfMonth(month), to: endOfMonth(month) });

/** What a month's amount consists of: invoices to come are told one by one, those made are a list of their own. */
export const contentsOf = ({ month, coming }: Pick<Bar, 'month' | 'coming'>): string =>
  coming === 0 ? invoicesOf(month) : routes.economy.overview({}, { month });
