import type { ReportAggregate, ReportDefinition, ReportSort } from '@husrum/contract/report';
import type { premadeReportTexts } from './premade-report.texts';

export type PremadeReportKey = keyof typeof premadeReportTexts;

type Filter = ReportDefinition['filters'][number];

const defineReport = (
  model: string,
  definition: Pick<ReportDefinition, 'fields'> & Partial<Omit<ReportDefinition, 'model' | 'fields'>>,
): ReportDefinition => ({
  model,
  relationships: [],
  filters: [],
  sort: [],
  group_by: [],
  aggregates: [],
  ...definition,
});

const equals = (field: string, value: string | boolean): Filter => ({ field, operator: '=', value });
const differsFrom = (field: string, value: string): Filter => ({ field, operator: '!=', value });
const sum = (field: string): ReportAggregate => ({ field, function: 'sum' });
const countOfRows: ReportAggregate = { field: null, function: 'count' };
const ascending = (field: string): ReportSort => ({ field, direction: 'asc' });
const descending = (field: string): ReportSort => ({ field, direction: 'desc' });

const currentLeaseFilters = [differsFrom('lease.state', 'inactive'), differsFrom('lease.state', 'planned')];
const currentOrPlannedLeaseFilters = [differsFrom('lease.state', 'inactive')];

/** The definitions of the pre-made reports, in display order. */
export const premadeReports: Readonly<Record<PremadeReportKey, ReportDefinition>> = {
  rent_roll: defineReport('lease', {
    relationships: ['tenant', 'entity', 'company'],
    fields: [
      'company.name',
      'entity.house',
      'entity.name',
      'tenant.name',
      'lease.start',
      'lease.stop',
      'entity.area',
      'lease.payment_interval',
      'lease.fee',
      'lease.addons',
      'lease.fee_per_year',
    ],
    filters: currentLeaseFilters,
    sort: [ascending('company.name'), ascending('entity.house'), ascending('entity.name')],
    aggregates: [countOfRows, sum('entity.area'), sum('lease.fee_per_year')],
  }),
  vacancies: defineReport('entity', {
    relationships: ['company'],
    fields: [
      'company.name',
      'entity.house',
      'entity.name',
      'entity.kind',
      'entity.area',
      'entity.vacant_from',
      'entity.fee_per_year',
    ],
    filters: [equals('entity.rentable', true), equals('entity.rented', false)],
    sort: [ascending('entity.vacant_from')],
    aggregates: [countOfRows, sum('entity.area'), sum('entity.fee_per_year')],
  }),
  moves: defineReport('lease_move', {
    relationships: ['tenant', 'entity', 'company'],
    fields: [
      'lease_move.moved_on',
      'lease_move.kind',
      'tenant.name',
      'tenant.phone',
      'entity.house',
      'entity.name',
      'entity.address',
      'company.name',
    ],
    filters: [{ field: 'lease_move.moved_on', operator: 'this_month', value: null }],
    sort: [ascending('lease_move.moved_on')],
    aggregates: [countOfRows],
  }),
  terminated: defineReport('lease', {
    relationships: ['tenant', 'entity', 'company'],
    fields: [
      'lease.stop',
      'lease.terminated_at',
      'tenant.name',
      'tenant.phone',
      'tenant.email',
      'entity.house',
      'entity.name',
      'company.name',
      'lease.fee_per_year',
    ],
    filters: [
      { field: 'lease.terminated_at', operator: 'not_null', value: null },
      ...currentOrPlannedLeaseFilters,
    ],
    sort: [ascending('lease.stop')],
    aggregates: [countOfRows, sum('lease.fee_per_year')],
  }),
  overdue_by_tenant: defineReport('invoicebase', {
    relationships: ['tenant'],
    fields: ['tenant.name', 'invoicebase.left'],
    filters: [equals('invoicebase.status', 'OVERDUE')],
    group_by: ['tenant.name', 'tenant.identifier', 'tenant.phone', 'tenant.email'],
    aggregates: [
      countOfRows,
      sum('invoicebase.left'),
      { field: 'invoicebase.due_at', function: 'min' },
      { field: 'invoicebase.days_overdue', function: 'max' },
    ],
    sort: [descending('sum(invoicebase.left)')],
  }),
  ledger: defineReport('invoicebase', {
    relationships: ['tenant', 'company'],
    fields: [
      'tenant.name',
      'invoicebase.reference',
      'invoicebase.ocr',
      'company.name',
      'invoicebase.status',
      'invoicebase.due_at',
      'invoicebase.days_overdue',
      'invoicebase.pay',
      'invoicebase.paid',
      'invoicebase.left',
    ],
    filters: [
      { field: 'invoicebase.sent_at', operator: 'not_null', value: null },
      { field: 'invoicebase.left', operator: '>', value: 0 },
      differsFrom('invoicebase.status', 'CANCELLED'),
    ],
    sort: [ascending('tenant.name'), ascending('invoicebase.due_at')],
    aggregates: [countOfRows, sum('invoicebase.pay'), sum('invoicebase.paid'), sum('invoicebase.left')],
  }),
  vat: defineReport('vat_base', {
    relationships: ['company'],
    fields: ['company.name', 'vat_base.month', 'vat_base.tax_rate', 'vat_base.base', 'vat_base.tax'],
    filters: [],
    group_by: ['company.name', 'vat_base.month', 'vat_base.tax_rate'],
    aggregates: [sum('vat_base.base'), sum('vat_base.tax'), sum('vat_base.with_tax')],
    sort: [descending('vat_base.month'), ascending('company.name'), descending('vat_base.tax_rate')],
  }),
  rent_development: defineReport('rent_version', {
    relationships: ['tenant', 'entity', 'company'],
    fields: [
      'rent_version.valid_from',
      'company.name',
      'entity.house',
      'entity.name',
      'tenant.name',
      'rent_version.earlier_per_year',
      'rent_version.fee_per_year',
      'rent_version.change_per_year',
      'rent_version.change_rate',
    ],
    filters: [equals('rent_version.is_first', false)],
    sort: [descending('rent_version.valid_from')],
    aggregates: [countOfRows, sum('rent_version.change_per_year')],
  }),
  key_receipts: defineReport('quittance', {
    relationships: ['tenant', 'entity'],
    fields: [
      'entity.house',
      'entity.name',
      'tenant.name',
      'tenant.phone',
      'quittance.name',
      'quittance.marking',
      'quittance.quantity',
      'quittance.handout_date',
    ],
    filters: [equals('quittance.type', 'nyckel'), equals('quittance.is_returned', false)],
    sort: [ascending('entity.house'), ascending('entity.name')],
    aggregates: [countOfRows, sum('quittance.quantity')],
  }),
  areas: defineReport('entity', {
    relationships: ['company', 'lease', 'tenant'],
    fields: [
      'company.name',
      'entity.house',
      'entity.name',
      'entity.kind',
      'entity.area',
      'tenant.name',
      'lease.fee_per_year',
      'lease.fee_per_m2_year',
    ],
    filters: [equals('entity.rentable', true), { field: 'entity.area', operator: '>', value: 0 }],
    sort: [ascending('company.name'), ascending('entity.house'), ascending('entity.name')],
    aggregates: [countOfRows, sum('entity.area'), sum('lease.fee_per_year')],
  }),
  contacts: defineReport('lease', {
    relationships: ['any_tenant', 'entity'],
    fields: [
      'any_tenant.name',
      'any_tenant.phone',
      'any_tenant.email',
      'any_tenant.identifier',
      'entity.house',
      'entity.name',
      'entity.address',
      'entity.postal_code',
      'entity.city',
    ],
    filters: currentOrPlannedLeaseFilters,
    sort: [ascending('any_tenant.name')],
  }),
  portfolio: defineReport('entity', {
    relationships: ['company', 'lease'],
    fields: ['company.name', 'entity.house', 'entity.area', 'lease.fee_per_year'],
    filters: [equals('entity.rentable', true)],
    group_by: ['company.name', 'entity.house'],
    aggregates: [countOfRows, sum('entity.rented_count'), sum('entity.area'), sum('lease.fee_per_year')],
    sort: [ascending('company.name'), ascending('entity.house')],
  }),
};

export const isPremadeReportKey = (key: string): key is PremadeReportKey =>
  Object.hasOwn(premadeReports, key);

export const premadeReportKeys: readonly PremadeReportKey[] =
  Object.keys(premadeReports).filter(isPremadeReportKey);
