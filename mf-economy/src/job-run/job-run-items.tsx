import './job-run.css';
import {
  type RunItem,
  type RunOutcome,
  type RunRow,
  runOutcomeLabel,
  runOutcomes,
} from '@husrum/contract/job-run';
import { routes } from '@husrum/contract/routes';
import { dateTime } from '@husrum/format';
import { Section, StatusTag } from '@husrum/ui';
import { type Column, UrlTable, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { useRunItems } from './job-run.queries';
import { texts } from './job-run.texts';

const sortable = ['outcome', 'title', 'at'] as const;

const columns: readonly Column<RunItem, (typeof sortable)[number]>[] = [
  { key: 'title', title: 'Gäller', sort: 'title', render: ({ title }) => title },
  {
    key: 'outcome',
    title: 'Utfall',
    sort: 'outcome',
    tight: true,
    render: ({ outcome }) => <StatusTag kind="outcome" value={outcome} />,
  },
  {
    key: 'message',
    title: 'Varför',
    render: ({ message }) => message && <span className="e-run__message">{message}</span>,
  },
  {
    key: 'at',
    title: 'När',
    sort: 'at',
    tight: true,
    hideOnMobile: true,
    render: ({ at }) => <span className="h-number">{dateTime(at)}</span>,
  },
];

const linkOf = ({ invoicebase_id, lease_id }: RunItem): string | undefined => {
  if (invoicebase_id !== null) return routes.invoice.detail({ id: invoicebase_id });
  return lease_id === null ? undefined : routes.lease.detail({ id: lease_id });
};

const knownOutcome = (text: string | undefined): RunOutcome | undefined =>
  runOutcomes.find((outcome) => outcome === text);

/** Each thing that the run went through: what failed first, and why. */
export const RunItems = ({ run: { id, status } }: { run: RunRow }) => {
  const table = useUrlTable({
    path: routes.economy.run({ id }),
    sortable,
    filters: { outcome: 'text' },
  });
  const { page, sort, outcome } = table.query;
  const query = useRunItems(id, { page, sort, outcome: knownOutcome(outcome) }, status === 'RUNNING');
  return (
    <>
      <FilterBar
        table={table}
        fields={[
          {
            name: 'outcome',
            label: 'Utfall',
            options: runOutcomes.map((of) => ({ value: of, label: runOutcomeLabel[of] })),
          },
        ]}
      />
      <Section title={texts.items} flush>
        <UrlTable
          table={table}
          query={query}
          columns={columns}
          rowKey={({ id: itemId }) => itemId}
          rowLink={linkOf}
          label={texts.items}
          empty={{ title: texts.noItems }}
        />
      </Section>
    </>
  );
};
