import { type IndexSeries, indexSeries, indexSeriesLabel } from '@husrum/contract/agreement';
import { busEvent } from '@husrum/contract/bus';
import { type IndexValue, indexValueCalls } from '@husrum/contract/index-value';
import { routes } from '@husrum/contract/routes';
import { formatDate } from '@husrum/format';
import { PageButton, useApiMutation } from '@husrum/platform';
import { lazyDialog, PageFrame, ToneTag, useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, UrlTable, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { useState } from 'react';
import { useIndexValues } from './index-value.queries';
import { indexValueTexts as texts } from './index-value.texts';

const TypeIndexValueModal = lazyDialog(() => import('./type-index-value.modal'));

const sortable = ['year', 'value'] as const;

const keyOf = ({ series, year }: IndexValue): string => `${series} ${year}`;

const Origin = ({ value: { id, source, on, by } }: { value: IndexValue }) => {
  if (source === null || on === null) return '–';
  const day = formatDate(on);
  return (
    <>
      {source}
      <span className="h-muted"> · {id === null ? texts.readOn(day) : texts.typedBy(by, day)}</span>
    </>
  );
};

const columns: readonly Column<IndexValue, (typeof sortable)[number]>[] = [
  { key: 'year', title: texts.year, sort: 'year', main: true, render: ({ year }) => String(year) },
  { key: 'series', title: texts.series, noWrap: true, render: ({ series }) => indexSeriesLabel[series] },
  {
    key: 'value',
    title: texts.value,
    sort: 'value',
    numeric: true,
    render: ({ value }) =>
      value === null ? <ToneTag tone="red">{texts.missing}</ToneTag> : value.toFixed(2).replace('.', ','),
  },
  { key: 'source', title: texts.source, wrap: true, render: (value) => <Origin value={value} /> },
  {
    key: 'used',
    title: texts.used,
    noWrap: true,
    render: ({ used }) => (used === 0 ? '–' : texts.usedBy(used)),
  },
];

/** The index table: KPI of October by year and series, with the source of each number. */
export default function IndexValueOverviewScreen() {
  const table = useUrlTable({
    path: routes.indexValue.overview(),
    sortable,
    filters: { series: indexSeries },
  });
  const [typing, setTyping] = useState<{ series: IndexSeries; year: number | null }>();
  const confirm = useConfirm();
  const removal = useApiMutation(indexValueCalls.remove, {
    publish: () => [busEvent('indexValue.changed', {})],
    successMessage: texts.removed,
  });
  const remove = async (id: number) => {
    if (await confirm({ text: texts.removeQuestion, ok: texts.remove, danger: true }))
      removal.mutate({ params: { id } });
  };
  const listActions = ({ id, series, year, value, used }: IndexValue) => {
    if (value === null)
      return [
        {
          ...{ key: 'type', label: texts.typeMissing, call: indexValueCalls.save },
          onClick: () => setTyping({ series, year }),
        },
      ];
    return id === null || used > 0
      ? []
      : [
          {
            ...{ key: 'remove', label: texts.remove, call: indexValueCalls.remove, danger: true },
            onClick: () => void remove(id),
          },
        ];
  };
  return (
    <PageFrame
      title={texts.title}
      facts={[texts.lead]}
      breadcrumb={[
        { title: texts.toRuns, link: routes.indexRun.overview() },
        { title: texts.title, link: null },
      ]}
      actions={
        <>
          <PageButton to={routes.indexRun.overview()}>{texts.toRuns}</PageButton>
          <Button
            call={indexValueCalls.save}
            type="primary"
            onClick={() => setTyping({ series: '1980', year: null })}
          >
            {texts.add}
          </Button>
        </>
      }
    >
      <FilterBar
        table={table}
        fields={[
          {
            ...{ name: 'series', label: texts.series },
            options: indexSeries.map((value) => ({ value, label: indexSeriesLabel[value] })),
          },
        ]}
      />
      <UrlTable
        table={table}
        query={useIndexValues(table.query)}
        columns={columns}
        rowKey={keyOf}
        actions={listActions}
        label={texts.list}
        empty={{ title: texts.none }}
      />
      {typing && <TypeIndexValueModal initial={typing} onClose={() => setTyping(undefined)} />}
    </PageFrame>
  );
}
