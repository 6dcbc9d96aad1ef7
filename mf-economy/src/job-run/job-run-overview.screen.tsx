import {
  type RunKind,
  type RunStatus,
  runKindLabel,
  runKinds,
  runStatuses,
  runStatusLabel,
} from '@husrum/contract/job-run';
import { routes } from '@husrum/contract/routes';
import { PageFrame } from '@husrum/ui';
import { UrlTable, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { useCompanies } from '../company/company.queries';
import { EconomyNav } from '../economy/economy-nav';
import { runColumns, runSortable } from './job-run.columns';
import { useRuns } from './job-run.queries';
import { texts } from './job-run.texts';

const knownKind = (text: string | undefined): RunKind | undefined => runKinds.find((kind) => kind === text);
const knownStatus = (text: string | undefined): RunStatus | undefined =>
  runStatuses.find((status) => status === text);

/** What the server has done by itself, newest first; what runs now shows how far it has come. */
export default function RunOverviewScreen() {
  const table = useUrlTable({
    path: routes.economy.runs(),
    sortable: runSortable,
    filters: { kind: 'text', status: 'text', company_id: 'number' },
  });
  const { kind, status } = table.query;
  const query = useRuns({ ...table.query, kind: knownKind(kind), status: knownStatus(status) });
  const companies = useCompanies();
  return (
    <PageFrame title={texts.title} facts={[texts.lead]}>
      <EconomyNav current="runs" />
      <FilterBar
        table={table}
        fields={[
          {
            name: 'kind',
            label: 'Slag',
            options: runKinds.map((of) => ({ value: of, label: runKindLabel[of] })),
          },
          {
            name: 'status',
            label: 'Status',
            options: runStatuses.map((of) => ({ value: of, label: runStatusLabel[of] })),
          },
          {
            name: 'company_id',
            label: 'Företag',
            options: companies.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
      />
      <UrlTable
        table={table}
        query={query}
        columns={runColumns}
        rowKey={({ id }) => id}
        rowLink={({ id }) => routes.economy.run({ id })}
        label={texts.title}
        empty={{ title: texts.none, text: texts.noneText }}
      />
    </PageFrame>
  );
}
