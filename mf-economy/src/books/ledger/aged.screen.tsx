import './ledger.css';
import { agedGroupingLabel, agedGroupings } from '@husrum/contract/ledger';
import { routes } from '@husrum/contract/routes';
import { type DescriptionItem, DescriptionList, Money, PageFrame, Section } from '@husrum/ui';
import { Select, selectAllowClear } from '@husrum/ui/choice';
import { UrlTable, useUrlTable } from '@husrum/ui/data';
import { useCompanies } from '../../company/company.queries';
import { EconomyTabs } from '../../runs/economy/economy-tabs';
import { agedSortable, listAgedColumns } from './aged.columns';
import { DayFilter } from './day-filter';
import { SheetButton } from './download-button';
import { downloadAged, useAgedBalances } from './ledger.queries';
import { ledgerTexts } from './ledger.texts';

/** What tenants owe on a day, by age, per tenant, house or company. */
export default function AgedScreen() {
  const table = useUrlTable({
    path: routes.ledger.aged(),
    sortable: agedSortable,
    filters: { day: 'text', by: agedGroupings, company_id: 'number' },
  });
  const query = useAgedBalances(table.query);
  const companies = useCompanies();
  const { day, by = 'TENANT', company_id } = table.filters;
  const sum = query.data?.sum;
  const booked: readonly DescriptionItem[] = [
    { label: ledgerTexts.balance, value: <Money value={sum?.balance} /> },
    { label: ledgerTexts.unsentCredits, value: <Money value={sum?.unsent_credits} /> },
    { label: ledgerTexts.booked, value: <Money strong value={sum?.booked} /> },
  ];
  return (
    <PageFrame
      title={ledgerTexts.agedTitle}
      facts={[ledgerTexts.lead]}
      actions={<SheetButton download={() => downloadAged({ day, by, company_id })} />}
    >
      <EconomyTabs current="aged" />
      <div className="e-ledger__filters">
        <DayFilter
          key={day ?? query.data?.day}
          label={ledgerTexts.day}
          value={day ?? query.data?.day}
          onChange={(value) => table.setFilter('day', value)}
        />
        <Select
          aria-label={ledgerTexts.by}
          value={by}
          options={agedGroupings.map((value) => ({ value, label: agedGroupingLabel[value] }))}
          onChange={(value) => table.setFilter('by', value === 'TENANT' ? undefined : value)}
        />
        <Select<number>
          aria-label={ledgerTexts.company}
          placeholder={ledgerTexts.company}
          value={company_id}
          allowClear={selectAllowClear}
          options={companies.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value: number | undefined) => table.setFilter('company_id', value)}
        />
      </div>
      <UrlTable
        table={table}
        query={query}
        columns={listAgedColumns(query.data?.data ?? [])}
        rowKey={({ key }) => key}
        rowLink={({ tenant_id }) =>
          tenant_id === null ? undefined : routes.ledger.tenant({ id: tenant_id })
        }
        label={ledgerTexts.agedTitle}
        totals={{
          name: <span className="h-muted">{ledgerTexts.sum}</span>,
          not_due: <Money value={sum?.not_due} />,
          days_30: <Money value={sum?.days_30} />,
          days_60: <Money value={sum?.days_60} />,
          days_90: <Money value={sum?.days_90} />,
          older: <Money value={sum?.older} />,
          credit: <Money value={sum?.credit} />,
          balance: <Money strong value={sum?.balance} />,
        }}
        empty={{ title: ledgerTexts.noneOwed, text: ledgerTexts.noneOwedText }}
      />
      <Section title={ledgerTexts.bookedTitle}>
        <DescriptionList items={booked} />
        <p className="h-muted">{ledgerTexts.bookedHelp}</p>
      </Section>
    </PageFrame>
  );
}
