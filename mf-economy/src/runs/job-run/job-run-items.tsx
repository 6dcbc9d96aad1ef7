import './job-run.css';
import {
  type JobRunItem,
  type JobRunRow,
  jobRunOutcomeLabel,
  jobRunOutcomes,
} from '@husrum/contract/job-run';
import { routes } from '@husrum/contract/routes';
import { formatDateTime } from '@husrum/format';
import { Section, StatusTag } from '@husrum/ui';
import { type Column, UrlTable, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { useJobRunItems } from './job-run.queries';
import { jobRunTexts } from './job-run.texts';

const sortable = ['outcome', 'title', 'at'] as const;

const columns: readonly Column<JobRunItem, (typeof sortable)[number]>[] = [
  { key: 'title', title: jobRunTexts.item, sort: 'title', wrap: true, render: ({ title }) => title },
  {
    key: 'outcome',
    title: jobRunTexts.outcome,
    sort: 'outcome',
    noWrap: true,
    render: ({ outcome }) => <StatusTag kind="outcome" value={outcome} />,
  },
  {
    key: 'message',
    title: jobRunTexts.reason,
    render: ({ message }) => message && <span className="e-run__message">{message}</span>,
  },
  {
    key: 'at',
    title: jobRunTexts.time,
    sort: 'at',
    noWrap: true,
    hideOnMobile: true,
    render: ({ at }) => <span className="h-number">{formatDateTime(at)}</span>,
  },
];

const getItemPath = ({ invoicebase_id, lease_id, reminder_id }: JobRunItem): string | undefined => {
  if (reminder_id != null) return routes.reminder.detail({ id: reminder_id });
  if (invoicebase_id !== null) return routes.invoice.detail({ id: invoicebase_id });
  return lease_id === null ? undefined : routes.lease.detail({ id: lease_id });
};

/** The items that the run processed, failed ones first, with outcome and reason. */
export const JobRunItems = ({ run: { id, status } }: { run: JobRunRow }) => {
  const table = useUrlTable({
    path: routes.economy.run({ id }),
    sortable,
    filters: { outcome: jobRunOutcomes },
  });
  const { page, sort, outcome } = table.query;
  const query = useJobRunItems(id, { page, sort, outcome }, status === 'RUNNING');
  return (
    <>
      <FilterBar
        table={table}
        fields={[
          {
            name: 'outcome',
            label: jobRunTexts.outcome,
            options: jobRunOutcomes.map((value) => ({ value, label: jobRunOutcomeLabel[value] })),
          },
        ]}
      />
      <Section title={jobRunTexts.items} flush>
        <UrlTable
          table={table}
          query={query}
          columns={columns}
          rowKey={({ id: itemId }) => itemId}
          rowLink={getItemPath}
          label={jobRunTexts.items}
          empty={{ title: jobRunTexts.noItems }}
        />
      </Section>
    </>
  );
};
