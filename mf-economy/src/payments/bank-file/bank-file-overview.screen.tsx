import { bankFileCalls, bankFileWork } from '@husrum/contract/bank-file';
import { routes } from '@husrum/contract/routes';
import { useCan } from '@husrum/platform';
import { PageFrame } from '@husrum/ui';
import { UrlTable, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { useCompanies } from '../../company/company.queries';
import { bankFileColumns, bankFileSortable } from './bank-file.columns';
import { useBankFiles } from './bank-file.queries';
import { bankFileTexts } from './bank-file.texts';
import { BankFileUpload } from './bank-file-upload';
import { BankTabs } from './bank-tabs';
import { downloadAction } from './download-action';

/** The files of payments that were read from the bank, newest first, and a drop zone for the next one. */
export default function BankFileOverviewScreen() {
  const can = useCan();
  const table = useUrlTable({
    path: routes.bankFile.overview(),
    sortable: bankFileSortable,
    filters: { company_id: 'number', work: bankFileWork },
  });
  const query = useBankFiles(table.query);
  const companies = useCompanies();
  return (
    <PageFrame
      title={bankFileTexts.title}
      breadcrumb={[
        { title: bankFileTexts.economy, link: routes.economy.overview() },
        { title: bankFileTexts.title, link: null },
      ]}
      facts={[bankFileTexts.lead]}
    >
      <BankTabs current="files" />
      {can(bankFileCalls.upload) && <BankFileUpload />}
      <FilterBar
        table={table}
        fields={[
          {
            name: 'work',
            label: bankFileTexts.work,
            options: bankFileWork.map((value) => ({ value, label: bankFileTexts.works[value] })),
          },
          ...(companies.length > 1
            ? [
                {
                  name: 'company_id' as const,
                  label: bankFileTexts.company,
                  options: companies.map(({ id, name }) => ({ value: id, label: name })),
                },
              ]
            : []),
        ]}
      />
      <UrlTable
        table={table}
        query={query}
        columns={bankFileColumns}
        rowKey={({ id }) => id}
        rowLink={({ id }) => routes.bankFile.detail({ id })}
        actions={(file) => [downloadAction(file)]}
        label={bankFileTexts.files}
        empty={{ title: bankFileTexts.none, text: bankFileTexts.noneText }}
      />
    </PageFrame>
  );
}
