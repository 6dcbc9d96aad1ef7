import type { Tx } from '@husrum/api-platform';
import type { ReportField } from '@husrum/contract/report';
import { createEconomyModels } from './models/economy-models.store';
import { entityColumns } from './models/entity-columns.store';
import { createEntityModels } from './models/entity-models.store';
import { loadEntityTypeColumns } from './models/entity-type-columns.store';
import { createLeaseModels } from './models/lease-models.store';
import { createMaintenanceModels } from './models/maintenance-models.store';
import { createViewBasedModels } from './models/view-based-models.store';
import type { ReportColumn, ReportModel } from './report-model.types';

/** The report models, in display order. `entityTypeColumns` are the fields of the types of objects. */
export const createReportModels = (entityTypeColumns: readonly ReportColumn[]): readonly ReportModel[] => {
  const columns = [...entityColumns, ...entityTypeColumns];
  const { company, entity } = createEntityModels(columns);
  const { lease, tenant, addon, leaseAddon, receipt } = createLeaseModels(columns);
  const { invoice, invoiceRow, payment, rentAdjustment, rentVersion } = createEconomyModels(columns);
  const { ticket, maintenance } = createMaintenanceModels(columns);
  const { leaseMove, vatBase } = createViewBasedModels(columns);
  return [
    lease,
    tenant,
    entity,
    company,
    invoice,
    invoiceRow,
    payment,
    addon,
    leaseAddon,
    rentVersion,
    rentAdjustment,
    leaseMove,
    vatBase,
    receipt,
    ticket,
    maintenance,
  ];
};

export const loadReportModels = async (tx: Tx): Promise<readonly ReportModel[]> =>
  createReportModels(await loadEntityTypeColumns(tx));

export const findReportModel = (models: readonly ReportModel[], key: string): ReportModel | undefined =>
  models.find((model) => model.key === key);

/** The columns of a relationship, whose label is put before theirs: `Primär hyresgäst: Namn`. */
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

export const toReportField = ({ key, label, type, decimals }: ReportColumn): ReportField => ({
  key,
  label,
  type,
  decimals: decimals ?? null,
});
