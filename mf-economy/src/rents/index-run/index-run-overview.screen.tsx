import {
  type IndexRun,
  type IndexRunStatus,
  indexRunCalls,
  indexRunStatusLabel,
} from '@husrum/contract/index-run';
import { routes } from '@husrum/contract/routes';
import { formatDateTime, today } from '@husrum/format';
import { PageButton, useAppNavigate } from '@husrum/platform';
import { PageFrame, ToneTag } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, UrlTable, useUrlTable } from '@husrum/ui/data';
import { EconomyTabs } from '../../runs/economy/economy-tabs';
import { useIndexRuns } from './index-run.queries';
import { indexRunTexts as texts } from './index-run.texts';

const sortable = ['year', 'created_at'] as const;

const tones = { RUNNING: 'blue', DONE: 'green', UNDONE: 'grey' } as const satisfies Record<
  IndexRunStatus,
  string
>;
export const IndexRunTag = ({ status }: { status: IndexRunStatus }) => (
  <ToneTag tone={tones[status]}>{indexRunStatusLabel[status]}</ToneTag>
);

const columns: readonly Column<IndexRun, (typeof sortable)[number]>[] = [
  { key: 'year', title: texts.year, sort: 'year', main: true, render: ({ year }) => String(year) },
  {
    key: 'status',
    title: texts.status,
    noWrap: true,
    render: ({ status }) => <IndexRunTag status={status} />,
  },
  {
    key: 'leases',
    title: texts.leases,
    render: ({ done, undone, left_out, failed }) => texts.leaseCounts(done + undone, left_out, failed),
  },
  {
    key: 'rents',
    title: texts.rents,
    noWrap: true,
    render: ({ old_year, new_year, done }) => (done === 0 ? '–' : texts.rise(old_year, new_year)),
  },
  {
    key: 'letters',
    title: texts.letters,
    noWrap: true,
    render: ({ letters_sent, done }) => (done === 0 ? '–' : texts.letterCounts(letters_sent, done)),
  },
  {
    key: 'made',
    title: texts.made,
    sort: 'created_at',
    hideOnMobile: true,
    render: ({ by, created_at }) => texts.by(by, formatDateTime(created_at)),
  },
];

/** The year that a run is proposed for: the next from November, when the index of October can exist. */
export const proposedYear = (day: string): number =>
  Number(day.slice(0, 4)) + (day.slice(5, 7) >= '11' ? 1 : 0);

/** The yearly runs that have raised rents by their index clauses. */
export default function IndexRunOverviewScreen() {
  const navigate = useAppNavigate();
  const table = useUrlTable({ path: routes.indexRun.overview(), sortable, filters: {} });
  const create = (
    <Button
      call={indexRunCalls.start}
      type="primary"
      onClick={() => navigate(routes.indexRun.create({}, { year: proposedYear(today(new Date())) }))}
    >
      {texts.create}
    </Button>
  );
  return (
    <PageFrame
      title={texts.title}
      facts={[texts.lead]}
      actions={
        <>
          <PageButton to={routes.indexValue.overview()}>{texts.values}</PageButton>
          {create}
        </>
      }
    >
      <EconomyTabs current="index" />
      <UrlTable
        table={table}
        query={useIndexRuns(table.query)}
        columns={columns}
        rowKey={({ id }) => id}
        rowLink={({ id }) => routes.indexRun.detail({ id })}
        label={texts.list}
        empty={{ title: texts.none, text: texts.noneText, actions: create }}
      />
    </PageFrame>
  );
}
