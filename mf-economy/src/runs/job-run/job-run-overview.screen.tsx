import { jobRunKindLabel, jobRunKinds, jobRunStatuses, jobRunStatusLabel } from '@husrum/contract/job-run';
import { routes } from '@husrum/contract/routes';
import { PageFrame } from '@husrum/ui';
import { UrlTable, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { useCompanies } from '../../company/company.queries';
import { EconomyTabs } from '../economy/economy-tabs';
import { jobRunColumns, jobRunSortable } from './job-run.columns';
import { useJobRuns } from './job-run.queries';
import { jobRunTexts } from './job-run.texts';

/** The background job runs of the server, newest first. A run in progress shows its progress bar. */
export default function JobRunOverviewScreen() {
  const table = useUrlTable({
    path: routes.economy.runs(),
    sortable: jobRunSortable,
    filters: { kind: jobRunKinds, status: jobRunStatuses, company_id: 'number' },
  });
  const query = useJobRuns(table.query);
  const companies = useCompanies();
  return (
    <PageFrame title={jobRunTexts.title} facts={[jobRunTexts.lead]}>
      <EconomyTabs current="runs" />
      <FilterBar
        table={table}
        fields={[
          {
            name: 'kind',
            label: jobRunTexts.kind,
            options: jobRunKinds.map((value) => ({ value, label: jobRunKindLabel[value] })),
          },
          {
            name: 'status',
            label: jobRunTexts.status,
            options: jobRunStatuses.map((value) => ({ value, label: jobRunStatusLabel[value] })),
          },
          {
            name: 'company_id',
            label: jobRunTexts.company,
            options: companies.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
      />
      <UrlTable
        table={table}
        query={query}
        columns={jobRunColumns}
        rowKey={({ id }) => id}
        rowLink={({ id }) => routes.economy.run({ id })}
        label={jobRunTexts.title}
        empty={{ title: jobRunTexts.none, text: jobRunTexts.noneText }}
      />
    </PageFrame>
  );
}
