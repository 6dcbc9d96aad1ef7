import './index-run.css';
import { indexSeriesLabel } from '@husrum/contract/agreement';
import { busEvent } from '@husrum/contract/bus';
import type { ResponseOf } from '@husrum/contract/core';
import { type IndexPreviewRow, indexRunCalls } from '@husrum/contract/index-run';
import { routes } from '@husrum/contract/routes';
import { formatEntityName, formatKronor, today } from '@husrum/format';
import { PageButton, useApiMutation, useAppNavigate } from '@husrum/platform';
import { lazyDialog, PageFrame, StatisticCards, useConfirm } from '@husrum/ui';
import { Select, selectAllowClear } from '@husrum/ui/choice';
import { Alert, Button } from '@husrum/ui/core';
import { type Column, UrlTable, useUrlTable } from '@husrum/ui/data';
import { useState } from 'react';
import { useCompanies } from '../../company/company.queries';
import { listAmountColumns } from './index-amounts';
import { useHouses, useIndexPreview } from './index-run.queries';
import { indexRunTexts as texts } from './index-run.texts';
import { proposedYear } from './index-run-overview.screen';

const ExcludeLeaseModal = lazyDialog(() => import('./exclude-lease.modal'));

const sortable = ['entity', 'old_year', 'new_year', 'new_supplement'] as const;
type Sort = (typeof sortable)[number];
type Preview = ResponseOf<typeof indexRunCalls.preview>;
/** The reasons why leases are left out, by lease. */
type Excluded = ReadonlyMap<number, string>;

/** How the amount is computed, or why the lease is left out. */
const HowColumn = ({ row, reason }: { row: IndexPreviewRow; reason: string | undefined }) => {
  if (reason !== undefined) return <span className="h-muted e-index-run__how">{texts.excluded(reason)}</span>;
  if (row.left_out !== null) return <span className="h-muted e-index-run__how">{row.left_out}</span>;
  return (
    <span className="e-index-run__how">
      {row.explanation}
      {row.warning !== null && <span className="h-muted e-index-run__sub">{row.warning}</span>}
    </span>
  );
};

const listColumns = (excluded: Excluded): Column<IndexPreviewRow, Sort>[] => [
  ...listAmountColumns<IndexPreviewRow, Sort>({
    ...{ entity: 'entity', new_supplement: 'new_supplement', new_year: 'new_year' },
  }),
  {
    key: 'how',
    title: texts.how,
    render: (row) => <HowColumn row={row} reason={excluded.get(row.lease_id)} />,
  },
];

const MissingAlert = ({ missing }: Pick<Preview, 'missing'>) =>
  missing.length === 0 ? null : (
    <Alert
      type="warning"
      showIcon
      title={texts.missingTitle}
      description={texts.missingText(
        missing.map(({ year, series }) => texts.missingOctober(year, indexSeriesLabel[series])).join(', '),
      )}
      action={<PageButton to={routes.indexValue.overview()}>{texts.toValues}</PageButton>}
    />
  );

/** What a run would do to each lease, and the button that starts it. `?year=2027` chooses the year. */
export default function IndexRunCreateScreen() {
  const navigate = useAppNavigate();
  const confirm = useConfirm();
  const table = useUrlTable({
    path: routes.indexRun.create(),
    sortable,
    filters: { year: 'number', company_id: 'number', entity_id: 'number' },
  });
  const { company_id, entity_id } = table.filters;
  const thisYear = Number(today(new Date()).slice(0, 4));
  const year = table.filters.year ?? proposedYear(today(new Date()));
  const query = useIndexPreview({ ...table.query, year });
  const [excluded, setExcluded] = useState<Excluded>(new Map());
  const [excluding, setExcluding] = useState<IndexPreviewRow>();
  const companies = useCompanies();
  const houses = useHouses();
  const start = useApiMutation(indexRunCalls.start, {
    publish: () => [busEvent('indexRun.changed', {})],
    successMessage: texts.started,
    onSuccess: ({ id }) => navigate(routes.indexRun.detail({ id }), { replace: true }),
  });
  const sum = query.data?.sum;
  const shown = query.data?.data ?? [];
  const excludedHere = shown.filter((row) => row.left_out === null && excluded.has(row.lease_id)).length;
  const count = Math.max(0, (sum?.included ?? 0) - excludedHere);
  const setReason = (leaseId: number, reason: string | undefined) =>
    setExcluded((before) => {
      const others = [...before].filter(([id]) => id !== leaseId);
      return new Map(reason === undefined ? others : [...others, [leaseId, reason]]);
    });
  const run = async () => {
    if (!(await confirm({ text: texts.startQuestion(count, year), ok: texts.start(count) }))) return;
    start.mutate({
      body: {
        ...{ year, company_id: company_id ?? null, entity_id: entity_id ?? null },
        excluded: [...excluded].map(([leaseId, reason]) => ({ lease_id: leaseId, reason })),
      },
    });
  };
  return (
    <PageFrame
      title={texts.previewTitle(year)}
      breadcrumb={[
        { title: texts.title, link: routes.indexRun.overview() },
        { title: texts.create, link: null },
      ]}
      actions={
        <Button
          call={indexRunCalls.start}
          type="primary"
          disabled={count === 0}
          loading={start.isPending}
          onClick={() => void run()}
        >
          {texts.start(count)}
        </Button>
      }
      statistics={
        <StatisticCards
          items={[
            { label: texts.included, value: sum?.included ?? '–' },
            { label: texts.leftOut, value: sum?.left_out ?? '–' },
            {
              label: texts.risePerYear,
              value: sum === undefined ? '–' : formatKronor(sum.new_year - sum.old_year),
            },
          ]}
        />
      }
    >
      <MissingAlert missing={query.data?.missing ?? []} />
      <div className="e-index-run__filters">
        <Select<number>
          aria-label={texts.year}
          value={year}
          options={[thisYear, thisYear + 1].map((value) => ({ value, label: String(value) }))}
          onChange={(value) => table.setFilter('year', value)}
        />
        <Select<number>
          aria-label={texts.company}
          placeholder={texts.company}
          value={company_id}
          allowClear={selectAllowClear}
          options={companies.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value: number | undefined) => table.setFilter('company_id', value)}
        />
        <Select<number>
          aria-label={texts.house}
          placeholder={texts.house}
          value={entity_id}
          allowClear={selectAllowClear}
          options={houses.map((house) => ({ value: house.id, label: house.name }))}
          onChange={(value: number | undefined) => table.setFilter('entity_id', value)}
        />
      </div>
      <UrlTable
        table={table}
        query={query}
        columns={listColumns(excluded)}
        rowKey={({ lease_id }) => lease_id}
        rowLink={({ lease_id }) => routes.lease.detail({ id: lease_id }, { tab: 'terms' })}
        actions={(row) =>
          excluded.has(row.lease_id)
            ? [{ key: 'include', label: texts.include, onClick: () => setReason(row.lease_id, undefined) }]
            : row.left_out !== null && !row.missing_index
              ? []
              : [{ key: 'exclude', label: texts.exclude, onClick: () => setExcluding(row) }]
        }
        label={texts.previewTitle(year)}
        empty={{ title: texts.nothing, text: texts.nothingText }}
      />
      {excluding && (
        <ExcludeLeaseModal
          name={formatEntityName(excluding.entity)}
          onExclude={(reason) => setReason(excluding.lease_id, reason)}
          onClose={() => setExcluding(undefined)}
        />
      )}
    </PageFrame>
  );
}
