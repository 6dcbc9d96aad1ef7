import { routes } from '@husrum/contract/routes';
import { endOfMonth, type Month, startOfMonth } from '@husrum/format';
import type { MonthBar } from './projection.rules';

/** Path to the list of a month's created invoices. */
export const monthInvoicesPath = (month: Month): string =>
  routes.invoice.overview({}, { from: startOfMonth(month), to: endOfMonth(month) });

/** Path to the content of a month's bar: the forecast if invoices are upcoming, else the list of created invoices. */
export const monthPath = ({ month, upcoming }: Pick<MonthBar, 'month' | 'upcoming'>): string =>
  upcoming === 0 ? monthInvoicesPath(month) : routes.economy.overview({}, { month });
