import { routes } from '@husrum/contract/routes';
import { type UnbilledPeriodRow, unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { formatEntityName } from '@husrum/format';
import { Money, PageFrame } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useListView, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { useState } from 'react';
import { useCompanies } from '../../company/company.queries';
import { EconomyTabs } from '../economy/economy-tabs';
import { MarkBilledElsewhereModal } from './mark-billed-elsewhere.modal';
import { unbilledPeriodColumns, unbilledPeriodSortable } from './unbilled-period.columns';
import { useUnbilledPeriods } from './unbilled-period.queries';
import { unbilledPeriodTexts } from './unbilled-period.texts';
import { markableUntil, useMarkBilledElsewhere } from './use-mark-billed-elsewhere';

const toOption = ({ id, name }: { id: number; name: string }) => ({ value: id, label: name });

/** Days of leases that no invoice covers, with buttons to create the missing invoices. */
export default function UnbilledPeriodScreen() {
  const [isMarkingAll, setIsMarkingAll] = useState(false);
  const table = useUrlTable({
    path: routes.economy.unbilled(),
    sortable: unbilledPeriodSortable,
    filters: { company_id: 'number', lease_id: 'number' },
  });
  const query = useUnbilledPeriods(table.query);
  const view = useListView('unbilled', table, unbilledPeriodColumns);
  const companies = useCompanies();
  const markBilledElsewhere = useMarkBilledElsewhere();
  const [first] = query.data?.data ?? [];
  const leaseId = table.filters.lease_id;
  const isMarkable = (row: UnbilledPeriodRow) => row.start <= markableUntil(row);
  return (
    <PageFrame
      title={unbilledPeriodTexts.title}
      facts={[unbilledPeriodTexts.lead]}
      actions={
        <Button call={unbilledPeriodCalls.markBilledElsewhere} onClick={() => setIsMarkingAll(true)}>
          {unbilledPeriodTexts.markAll}
        </Button>
      }
    >
      <EconomyTabs current="unbilled" />
      <FilterBar
        table={table}
        extra={view.menu}
        fields={[
          { name: 'company_id', label: unbilledPeriodTexts.company, options: companies.map(toOption) },
          ...(leaseId === undefined
            ? []
            : [
                {
                  name: 'lease_id' as const,
                  label: unbilledPeriodTexts.lease,
                  options: [
                    { value: leaseId, label: first ? formatEntityName(first.entity) : String(leaseId) },
                  ],
                },
              ]),
        ]}
      />
      <UrlTable
        table={table}
        query={query}
        columns={view.columns}
        sortColumns={view.sortColumns}
        rowKey={({ key }) => key}
        rowLink={({ lease_id }) => routes.lease.detail({ id: lease_id })}
        actions={(row) =>
          isMarkable(row)
            ? [
                {
                  key: 'elsewhere',
                  call: unbilledPeriodCalls.markBilledElsewhere,
                  label: unbilledPeriodTexts.billedElsewhere,
                  onClick: () => void markBilledElsewhere(row),
                },
              ]
            : []
        }
        label={unbilledPeriodTexts.title}
        totals={{
          lease: <span className="h-muted">{unbilledPeriodTexts.sum}</span>,
          fee: <Money strong value={query.data?.sum.fee} />,
        }}
        empty={{ title: unbilledPeriodTexts.none, text: unbilledPeriodTexts.noneText }}
      />
      <MarkBilledElsewhereModal
        open={isMarkingAll}
        onClose={() => setIsMarkingAll(false)}
        companies={companies}
      />
    </PageFrame>
  );
}
