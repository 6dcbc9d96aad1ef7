import {
  type InspectionKind,
  inspectionKindInfo,
  inspectionKinds,
} from '@husrum/contract/statutory-inspection';
import { EmptyState, QueryContent, Section } from '@husrum/ui';
import { type Column, DataTable } from '@husrum/ui/data';
import { useInspectionYears } from './inspection.queries';
import { inspectionTexts } from './inspection.texts';

const texts = inspectionTexts.planPage;

interface KindRow {
  readonly kind: InspectionKind;
  readonly counts: ReadonlyMap<number, number>;
}
interface YearCount {
  kind: InspectionKind;
  year: number;
  count: number;
}

const toRows = (yearCounts: readonly YearCount[]): KindRow[] =>
  inspectionKinds
    .map((kind) => ({
      kind,
      counts: new Map(
        yearCounts.filter((yearCount) => yearCount.kind === kind).map(({ year, count }) => [year, count]),
      ),
    }))
    .filter(({ counts }) => counts.size > 0);

const toColumns = (yearCounts: readonly YearCount[]): Column<KindRow>[] => [
  {
    key: 'kind',
    title: texts.kind,
    main: true,
    noWrap: true,
    render: ({ kind }) => inspectionKindInfo[kind].shortName,
  },
  ...[...new Set(yearCounts.map(({ year }) => year))]
    .sort((a, b) => a - b)
    .map(
      (year): Column<KindRow> => ({
        key: String(year),
        title: String(year),
        numeric: true,
        render: ({ counts }) => counts.get(year) ?? null,
      }),
    ),
];

/** The number of inspections of each kind in each of the coming ten years. */
export const InspectionYears = ({ companyId }: { companyId: number | undefined }) => (
  <Section title={texts.tenYears} flush>
    <QueryContent query={useInspectionYears(companyId)} compact>
      {(yearCounts) => (
        <DataTable
          label={texts.tenYears}
          columns={toColumns(yearCounts)}
          rows={toRows(yearCounts)}
          rowKey={(row) => row.kind}
          empty={<EmptyState kind="nothing" compact title={texts.noYears} />}
        />
      )}
    </QueryContent>
  </Section>
);
