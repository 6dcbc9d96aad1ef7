import type { ReportField } from '@husrum/contract/report';
import type { ReportColumn, ReportModel } from './model';
import { entityModel } from './models/entity-model.store';
import { invoiceModel } from './models/invoice-model.store';
import { leaseModel } from './models/lease-model.store';
import { tenantModel } from './models/tenant-model.store';

/** Everything reports can be made of, in the order it is offered. */
export const reportModels: readonly ReportModel[] = [leaseModel, tenantModel, entityModel, invoiceModel];

export const modelOf = (key: string): ReportModel | undefined =>
  reportModels.find((model) => model.key === key);

/** A column as reports name it: another table's say whose they are. */
const named = (columns: readonly ReportColumn[], owner: string): ReportColumn[] =>
  columns.map((column) => ({ ...column, label: `${owner}: ${column.label}` }));

/** The columns to choose from when these relationships are taken along. */
export const columnsOf = (model: ReportModel, relationships: readonly string[]): ReportColumn[] => [
  ...model.columns,
  ...model.relationships
    .filter(({ key }) => relationships.includes(key))
    .flatMap(({ label, columns }) => named(columns, label)),
];

export const everyColumnOf = (model: ReportModel): ReportColumn[] =>
  columnsOf(
    model,
    model.relationships.map(({ key }) => key),
  );

export const fieldOf = ({ key, label, type }: ReportColumn): ReportField => ({ key, label, type });
