import './bank-statement.css';
import { routes } from '@husrum/contract/routes';
import { PageButton } from '@husrum/platform';
import { PageFrame } from '@husrum/ui';
import { UrlTable, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { useCompanies } from '../../company/company.queries';
import { bankFileTexts } from '../bank-file/bank-file.texts';
import { BankTabs } from '../bank-file/bank-tabs';
import { bankStatementColumns, bankStatementSortable } from './bank-statement.columns';
import { useBankStatements } from './bank-statement.queries';
import { bankStatementTexts } from './bank-statement.texts';

/** The balances and deposits of accounts as camt.053 files state them, and whether they tie. */
export default function BankStatementOverviewScreen() {
  const table = useUrlTable({
    path: routes.bankStatement.overview(),
    sortable: bankStatementSortable,
    filters: { company_id: 'number' },
  });
  const companies = useCompanies();
  return (
    <PageFrame
      title={bankStatementTexts.title}
      breadcrumb={[
        { title: bankFileTexts.economy, link: routes.economy.overview() },
        { title: bankFileTexts.title, link: routes.bankFile.overview() },
        { title: bankStatementTexts.title, link: null },
      ]}
      facts={[bankStatementTexts.lead]}
    >
      <BankTabs current="statements" />
      <p className="h-muted">{bankStatementTexts.help}</p>
      {companies.length > 1 && (
        <FilterBar
          table={table}
          fields={[
            {
              name: 'company_id',
              label: bankStatementTexts.company,
              options: companies.map(({ id, name }) => ({ value: id, label: name })),
            },
          ]}
        />
      )}
      <UrlTable
        table={table}
        query={useBankStatements(table.query)}
        columns={bankStatementColumns}
        rowKey={({ id }) => id}
        rowLink={({ file }) => routes.bankFile.detail({ id: file.id })}
        label={bankStatementTexts.statements}
        empty={{
          title: bankStatementTexts.none,
          text: bankStatementTexts.noneText,
          actions: <PageButton to={routes.bankFile.overview()}>{bankStatementTexts.toFiles}</PageButton>,
        }}
      />
    </PageFrame>
  );
}
