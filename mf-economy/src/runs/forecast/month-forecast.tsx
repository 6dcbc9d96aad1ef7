import { routes } from '@husrum/contract/routes';
import { formatMonth, type Month } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { Money, Section } from '@husrum/ui';
import { UrlTable, useUrlTable } from '@husrum/ui/data';
import { useProjection } from '../economy/economy.queries';
import { getMonthInvoicesPath } from '../economy/month-paths';
import { toMonthBars } from '../economy/projection.rules';
import { forecastSortable, getForecastKey, monthForecastColumns } from './forecast.columns';
import { useForecast } from './forecast.queries';
import { forecastTexts } from './forecast.texts';
import { ForecastRows } from './forecast-rows';

/** The invoices that the job runs will create for a month. The server computes them with the code of the job runs. */
export const MonthForecast = ({ month }: { month: Month }) => {
  const table = useUrlTable({ path: routes.economy.overview(), sortable: forecastSortable });
  const query = useForecast({ ...table.query, month });
  const { data: projected } = useProjection();
  const created = projected && toMonthBars(projected).find((bar) => bar.month === month)?.created;
  const title = forecastTexts.monthTitle(formatMonth(month));
  return (
    <Section
      title={title}
      extra={
        created ? <AppLink to={getMonthInvoicesPath(month)}>{forecastTexts.showCreated}</AppLink> : undefined
      }
      flush
    >
      <UrlTable
        table={table}
        query={query}
        columns={monthForecastColumns}
        rowKey={getForecastKey}
        rowLink={({ lease_id }) => routes.lease.detail({ id: lease_id })}
        expand={ForecastRows}
        label={title}
        totals={{
          lease: <span className="h-muted">{forecastTexts.monthSum}</span>,
          fee: <Money strong value={query.data?.sum.fee} />,
        }}
        empty={{ title: forecastTexts.noneForMonth }}
      />
    </Section>
  );
};
