import { routes } from '@husrum/contract/routes';
import { type Month, monthLabel } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { Money, Section } from '@husrum/ui';
import { UrlTable, useUrlTable } from '@husrum/ui/data';
import { useProjection } from '../economy/economy.queries';
import { invoicesOf } from '../economy/month-link';
import { barsOf } from '../economy/projection.rules';
import { forecastSortable, keyOfForeseen, monthColumns } from './forecast.columns';
import { useForecast } from './forecast.queries';
import { ForeseenRows } from './foreseen-rows';

/** The invoices that the runs will make for a month, lease by lease, by the same plan as the runs themselves. */
export const MonthForecast = ({ month }: { month: Month }) => {
  const table = useUrlTable({ path: routes.economy.overview(), sortable: forecastSortable });
  const query = useForecast({ ...table.query, month });
  const { data: projected } = useProjection();
  const made = projected && barsOf(projected).find((bar) => bar.month === month)?.made;
  const title = `Kommande hyresavier i ${monthLabel(month)}`;
  return (
    <Section
      title={title}
      extra={made ? <AppLink to={invoicesOf(month)}>Visa avier som är skapade</AppLink> : undefined}
      flush
    >
      <UrlTable
        table={table}
        query={query}
        columns={monthColumns}
        rowKey={keyOfForeseen}
        rowLink={({ lease_id }) => routes.lease.detail({ id: lease_id })}
        expand={ForeseenRows}
        label={title}
        totals={{
          lease: <span className="h-muted">Summa för månaden</span>,
          fee: <Money strong value={query.data?.sum.fee} />,
        }}
        empty={{ title: 'Inga fler hyresavier väntas för månaden' }}
      />
    </Section>
  );
};
