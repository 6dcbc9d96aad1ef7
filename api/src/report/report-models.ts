import type { ReportField } from '@husrum/contract/report';
import { entityModel } from './models/entity-model.store';
import { invoiceModel } from './models/invoice-model.store';
import { leaseModel } from './models/lease-model.store';
import { tenantModel } from './models/tenant-model.store';
import type { ReportColumn, ReportModel } from './report-model.types';

/** The models of reports, in display order. */
export const reportModels: readonly ReportModel[] = [leaseModel, tenantModel, entityModel, invoiceModel];

export const findReportModel = (key: string): ReportModel | undefined =>
  reportModels.find((model) => model.key === key);

/** Columns of a relationship, with its label before theirs: `Primär hyresgäst: Namn`. */
const prefixLabels = (columns: readonly ReportColumn[], relationshipLabel: string): ReportColumn[] =>
  columns.map((column) => ({ ...column, label: `${relationshipLabel}: ${column.label}` }));

/** The columns of a model and of the chosen relationships. */
export const listColumns = (model: ReportModel, relationships: readonly string[]): ReportColumn[] => [
  ...model.columns,
  ...model.relationships
    .filter(({ key }) => relationships.includes(key))
    .flatMap(({ label, columns }) => prefixLabels(columns, label)),
];

export const listAllColumns = (model: ReportModel): ReportColumn[] =>
  listColumns(
    model,
    model.relationships.map(({ key }) => key),
  );

export const toReportField = ({ key, label, type }: ReportColumn): ReportField => ({ key, label, type });
