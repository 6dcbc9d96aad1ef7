import './index-run.css';
import type { IndexPreviewRow, IndexRunRow } from '@husrum/contract/index-run';
import { formatPercent } from '@husrum/format';
import { EntityLabel, Money } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { indexRunTexts as texts } from './index-run.texts';

type Row = IndexPreviewRow | IndexRunRow;

const formatIndex = (value: number): string => value.toFixed(2).replace('.', ',');

const Ratio = ({ ratio }: { ratio: number | null }) =>
  ratio === null ? null : (
    <span className="h-muted e-index-run__sub">
      {ratio < 0 ? texts.ratioDown(formatPercent(ratio)) : texts.ratio(formatPercent(ratio))}
    </span>
  );

/** The columns of what a run does to a lease, in the preview and afterwards. */
export const listAmountColumns = <R extends Row, S extends string>(sorts: {
  entity: S;
  new_supplement: S;
  new_year: S;
}): Column<R, S>[] => [
  {
    key: 'entity',
    title: texts.lease,
    sort: sorts.entity,
    main: true,
    render: ({ entity, tenant }) => (
      <EntityLabel entity={entity}>
        {tenant && <span className="h-muted e-row-detail"> · {tenant}</span>}
      </EntityLabel>
    ),
  },
  {
    key: 'index',
    title: texts.index,
    numeric: true,
    render: ({ index, ratio }) =>
      index === null ? (
        '–'
      ) : (
        <>
          {formatIndex(index)}
          <Ratio ratio={ratio} />
        </>
      ),
  },
  {
    key: 'old_supplement',
    title: texts.oldSupplement,
    numeric: true,
    render: ({ old_supplement }) => <Money value={old_supplement} />,
  },
  {
    key: 'new_supplement',
    title: texts.newSupplement,
    sort: sorts.new_supplement,
    numeric: true,
    render: ({ new_supplement }) => <Money strong value={new_supplement} />,
  },
  {
    key: 'old_year',
    title: texts.oldYear,
    numeric: true,
    hideOnMobile: true,
    render: ({ old_year }) => <Money value={old_year} />,
  },
  {
    key: 'new_year',
    title: texts.newYear,
    sort: sorts.new_year,
    numeric: true,
    render: ({ new_year }) => <Money strong value={new_year} />,
  },
  {
    key: 'month',
    title: texts.month,
    numeric: true,
    render: ({ new_month }) => <Money value={new_month} />,
  },
];
