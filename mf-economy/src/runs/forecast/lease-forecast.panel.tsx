import { type PanelProps, panels } from '@husrum/contract/panels';
import { Section } from '@husrum/ui';
import { UrlTable, useLocalTable } from '@husrum/ui/data';
import { forecastSortable, getForecastKey, leaseForecastColumns } from './forecast.columns';
import { useForecast } from './forecast.queries';
import { forecastTexts } from './forecast.texts';
import { ForecastRows } from './forecast-rows';

const PAGE_SIZE = 6;

/** The invoices of the coming twelve months that are not created yet, on the lease's page. */
export default function LeaseForecastPanel({ leaseId }: PanelProps['lease.forecast']) {
  const table = useLocalTable({ sortable: forecastSortable });
  const query = useForecast({ ...table.query, lease_id: leaseId, limit: PAGE_SIZE });
  const { title } = panels['lease.forecast'];
  return (
    <Section title={title} flush>
      <UrlTable
        table={table}
        query={query}
        columns={leaseForecastColumns}
        rowKey={getForecastKey}
        expand={ForecastRows}
        label={title}
        empty={{ title: forecastTexts.noneForLease }}
      />
    </Section>
  );
}
