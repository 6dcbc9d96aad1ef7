import { tenantStatusLabel } from '@husrum/contract/tenant';
import { booleanColumn, emailColumn, enumColumn, instantColumn, textColumn } from '../column.store';
import type { ReportColumn } from '../report-model.types';
import { tenantColumnTexts as texts } from './tenant-columns.texts';

/** The columns of tenants. `alias` is the name under which the report joins them. */
export const createTenantColumns = (alias: string): readonly ReportColumn[] => {
  const key = (name: string) => `${alias}.${name}`;
  return [
    textColumn(key('name'), texts.name),
    textColumn(key('identifier'), texts.identifier),
    booleanColumn(key('organisation'), texts.organisation),
    textColumn(key('phone'), texts.phone),
    emailColumn(key('email'), texts.email),
    emailColumn(key('billing_email'), texts.billingEmail),
    enumColumn(key('status'), texts.status, tenantStatusLabel),
    booleanColumn(key('autogiro'), texts.autogiro),
    instantColumn(key('created_at'), texts.createdAt),
  ];
};

export const tenantColumns = createTenantColumns('tenant');
