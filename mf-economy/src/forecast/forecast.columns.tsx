import type { ForeseenInvoice } from '@husrum/contract/forecast';
import { DateText, Money } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { LeaseName } from '../invoice/lease-name';
import { shortPeriod } from '../invoice/period.rules';

export const forecastSortable = ['start', 'entity', 'fee'] as const;
type ForecastColumn = Column<ForeseenInvoice, (typeof forecastSortable)[number]>;

export const keyOfForeseen = ({ lease_id, start }: ForeseenInvoice): string => `${lease_id}-${start}`;

const lease: ForecastColumn = {
  key: 'lease',
  title: 'Uthyrning',
  sort: 'entity',
  render: (invoice) => <LeaseName of={invoice} />,
};
const period: ForecastColumn = {
  key: 'period',
  title: 'Period',
  sort: 'start',
  tight: true,
  render: (invoice) => <span className="h-number">{shortPeriod(invoice)}</span>,
};
const sent: ForecastColumn = {
  key: 'sent',
  title: 'Skickas',
  tight: true,
  render: ({ send_date }) => <DateText value={send_date} />,
};
const fee: ForecastColumn = {
  key: 'fee',
  title: 'Exklusive moms',
  sort: 'fee',
  numeric: true,
  render: (invoice) => <Money value={invoice.fee} />,
};
const pay: ForecastColumn = {
  key: 'pay',
  title: 'Att betala',
  numeric: true,
  render: ({ pay_amount_rounded }) => <Money value={pay_amount_rounded} />,
};

export const monthColumns: readonly ForecastColumn[] = [lease, period, sent, fee, pay];
/** On the page of the lease, which says itself whose they are. */
export const leaseColumns: readonly ForecastColumn[] = [period, sent, fee, pay];
