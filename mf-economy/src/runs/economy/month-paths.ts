import { routes } from '@husrum/contract/routes';
import { endOfMonth, type Month, startOfMonth } from '@husrum/format';
import type { MonthBar } from './projection.rules';

/** Path to the invoices that a month's bar counts: those whose period begins in it, without cancelled ones. */
export const getMonthInvoicesPath = (month: Month): string =>
  routes.invoice.overview(
    {},
    { start_from: startOfMonth(month), start_to: endOfMonth(month), not_cancelled: 'true' },
  );

/** Path to the content of a month's bar: the forecast if invoices are upcoming, else the list of created invoices. */
export const getMonthPath = ({ month, upcoming }: Pick<MonthBar, 'month' | 'upcoming'>): string =>
  upcoming === 0 ? getMonthInvoicesPath(month) : routes.economy.overview({}, { month });

/** Path to the list of the sent invoices whose period begins in a month. Its sum is the amount left to pay on them. */
export const getSentOfMonthPath = (month: Month): string =>
  routes.invoice.byStatus(
    { status: 'sent' },
    { start_from: startOfMonth(month), start_to: endOfMonth(month) },
  );
