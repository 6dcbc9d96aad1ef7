import { routes } from '@husrum/contract/routes';
import type { UnbilledRow } from '@husrum/contract/unbilled-period';
import { today } from '@husrum/format';
import { Money, PageFrame } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { useState } from 'react';
import { useCompanies } from '../company/company.queries';
import { EconomyNav } from '../economy/economy-nav';
import { AllElsewhereModal } from './all-elsewhere.modal';
import { unbilledColumns, unbilledSortable } from './unbilled-period.columns';
import { useUnbilled } from './unbilled-period.queries';
import { texts } from './unbilled-period.texts';
import { useBilledElsewhere } from './use-billed-elsewhere';

const named = ({ id, name }: { id: number; name: string }) => ({ value: id, label: name });

/** Days of leases that no live invoice covers, with one click to make it. */
export default function UnbilledScreen() {
  const [asked, setAsked] = useState(false);
  const table = useUrlTable({
    path: routes.economy.unbilled(),
    sortable: unbilledSortable,
    filters: { company_id: 'number', lease_id: 'number' },
  });
  const query = useUnbilled(table.query);
  const companies = useCompanies();
  const settle = useBilledElsewhere();
  const [first] = query.data?.data ?? [];
  const ofLease = table.filters.lease_id;
  const passed = ({ start }: UnbilledRow) => start <= today(new Date());
  return (
    <PageFrame
      title={texts.title}
      facts={[texts.lead]}
      actions={<Button onClick={() => setAsked(true)}>{texts.allElsewhere}</Button>}
    >
      <EconomyNav current="unbilled" />
      <FilterBar
        table={table}
        fields={[
          { name: 'company_id', label: 'Företag', options: companies.map(named) },
          ...(ofLease === undefined
            ? []
            : [
                {
                  name: 'lease_id' as const,
                  label: 'Uthyrning',
                  options: [{ value: ofLease, label: first?.entity.name ?? String(ofLease) }],
                },
              ]),
        ]}
      />
      <UrlTable
        table={table}
        query={query}
        columns={unbilledColumns}
        rowKey={({ key }) => key}
        rowLink={({ lease_id }) => routes.lease.detail({ id: lease_id })}
        actions={(row) =>
          passed(row) ? [{ key: 'elsewhere', label: texts.elsewhere, onClick: () => void settle(row) }] : []
        }
        label={texts.title}
        totals={{
          lease: <span className="h-muted">{texts.sum}</span>,
          fee: <Money strong value={query.data?.sum.fee} />,
        }}
        empty={{ title: texts.none, text: texts.noneText }}
      />
      <AllElsewhereModal open={asked} onClose={() => setAsked(false)} companies={companies} />
    </PageFrame>
  );
}
