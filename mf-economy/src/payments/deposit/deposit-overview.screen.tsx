import { depositStateLabel, depositStates } from '@husrum/contract/deposit';
import { routes } from '@husrum/contract/routes';
import { PageButton } from '@husrum/platform';
import { PageFrame } from '@husrum/ui';
import { UrlTable, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { useCompanies } from '../../company/company.queries';
import { EconomyTabs } from '../../runs/economy/economy-tabs';
import { depositColumns, depositSortable } from './deposit.columns';
import { useDeposits } from './deposit.queries';
import { depositTexts } from './deposit.texts';
import { HeldDepositsSection } from './held-deposits';

/** What tenants have left as security, and what each company holds. */
export default function DepositOverviewScreen() {
  const table = useUrlTable({
    path: routes.deposit.overview(),
    sortable: depositSortable,
    filters: { company_id: 'number', state: depositStates },
  });
  const query = useDeposits(table.query);
  const companies = useCompanies();
  return (
    <PageFrame title={depositTexts.title} facts={[depositTexts.lead]}>
      <EconomyTabs current="deposits" />
      <HeldDepositsSection held={query.data?.held ?? []} />
      <FilterBar
        table={table}
        fields={[
          {
            name: 'state',
            label: depositTexts.state,
            options: depositStates.map((value) => ({ value, label: depositStateLabel[value] })),
          },
          ...(companies.length > 1
            ? [
                {
                  name: 'company_id' as const,
                  label: depositTexts.company,
                  options: companies.map(({ id, name }) => ({ value: id, label: name })),
                },
              ]
            : []),
        ]}
      />
      <UrlTable
        table={table}
        query={query}
        columns={depositColumns}
        rowKey={({ id }) => id}
        rowLink={({ lease_id, invoice }) =>
          lease_id === null
            ? routes.invoice.detail({ id: invoice.id })
            : routes.lease.detail({ id: lease_id })
        }
        label={depositTexts.title}
        empty={{
          title: depositTexts.empty,
          text: depositTexts.emptyText,
          actions: <PageButton to={routes.lease.overview()}>{depositTexts.toLeases}</PageButton>,
        }}
      />
    </PageFrame>
  );
}
