import { type PanelProps, panels } from '@husrum/contract/panels';
import { Section } from '@husrum/ui';
import { UrlTable, useLocalTable } from '@husrum/ui/data';
import { forecastSortable, keyOfForeseen, leaseColumns } from './forecast.columns';
import { useForecast } from './forecast.queries';
import { ForeseenRows } from './foreseen-rows';

const SHOWN = 6;

/** The invoices of the coming twelve months that are not made yet, on the page of the lease. */
export default function LeaseForecastPanel({ leaseId }: PanelProps['lease.forecast']) {
  const table = useLocalTable({ sortable: forecastSortable });
  const query = useForecast({ ...table.query, lease_id: leaseId, limit: SHOWN });
  const { title } = panels['lease.forecast'];
  return (
    <Section title={title} flush>
      <UrlTable
        table={table}
        query={query}
        columns={leaseColumns}
        rowKey={keyOfForeseen}
        expand={ForeseenRows}
        label={title}
        empty={{ title: 'Inga hyresavier väntas de kommande tolv månaderna' }}
      />
    </Section>
  );
}
