import type { ForecastInvoice } from '@husrum/contract/forecast';
import { DateText, Money } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { formatPeriod } from '../../invoicing/invoice/period.rules';
import { LeaseName } from '../../lease/lease-name';
import { forecastTexts } from './forecast.texts';

export const forecastSortable = ['start', 'entity', 'fee'] as const;
type ForecastColumn = Column<ForecastInvoice, (typeof forecastSortable)[number]>;

export const getForecastKey = ({ lease_id, start }: ForecastInvoice): string => `${lease_id}-${start}`;

const lease: ForecastColumn = {
  key: 'lease',
  title: forecastTexts.lease,
  sort: 'entity',
  render: ({ entity, tenant }) => <LeaseName entity={entity} tenant={tenant} />,
};
const period: ForecastColumn = {
  key: 'period',
  title: forecastTexts.period,
  sort: 'start',
  noWrap: true,
  render: (invoice) => <span className="h-number">{formatPeriod(invoice)}</span>,
};
const sendDate: ForecastColumn = {
  key: 'sent',
  title: forecastTexts.sendDate,
  noWrap: true,
  render: ({ send_date }) => <DateText value={send_date} />,
};
const fee: ForecastColumn = {
  key: 'fee',
  title: forecastTexts.excludingVat,
  sort: 'fee',
  numeric: true,
  render: (invoice) => <Money value={invoice.fee} />,
};
const pay: ForecastColumn = {
  key: 'pay',
  title: forecastTexts.amountToPay,
  numeric: true,
  render: ({ pay_amount_rounded }) => <Money value={pay_amount_rounded} />,
};

export const monthForecastColumns: readonly ForecastColumn[] = [lease, period, sendDate, fee, pay];
/** The columns of the panel on a lease's page, which needs no lease column. */
export const leaseForecastColumns: readonly ForecastColumn[] = [period, sendDate, fee, pay];
