import type { Sheet } from '@husrum/api-platform';
import type { InspectionPlanRow } from '@husrum/contract/statutory-inspection';
import { formatEntityName } from '@husrum/format';
import { describeOverdue, sumBudget, sumCost } from './plan-document.rules';
import { planDocumentTexts as texts } from './plan-document.texts';

const { columns } = texts;

const describeStatus = (row: InspectionPlanRow): string | null =>
  row.done ? texts.done : describeOverdue(row);

const toSheetRow = (row: InspectionPlanRow) => [
  row.day,
  texts.month(row.day),
  row.company.name,
  row.entity ? formatEntityName(row.entity) : null,
  row.kind === null ? texts.activity : texts.inspection,
  row.title,
  row.source,
  describeStatus(row),
  row.budget,
  row.cost,
];

/** The yearly plan as one table, so that it can be filtered and summed in Excel. */
export const createPlanSheet = (rows: readonly InspectionPlanRow[], year: number): Sheet => ({
  name: texts.title(year),
  columns: [
    { title: columns.day, kind: 'date' },
    { title: columns.month, kind: 'text' },
    { title: columns.company, kind: 'text' },
    { title: columns.entity, kind: 'text' },
    { title: columns.kind, kind: 'text' },
    { title: columns.title, kind: 'text' },
    { title: columns.source, kind: 'text' },
    { title: columns.status, kind: 'text' },
    { title: columns.budget, kind: 'kr' },
    { title: columns.cost, kind: 'kr' },
  ],
  rows: [rows.map(toSheetRow)],
  totals: () => [[texts.total, null, null, null, null, null, null, null, sumBudget(rows), sumCost(rows)]],
});
