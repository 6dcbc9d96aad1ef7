import { tenantStatusLabel } from '@husrum/contract/tenant';
import { booleanColumn, emailColumn, enumColumn, instantColumn, textColumn } from '../column.store';
import { tenantColumnTexts } from './tenant-columns.texts';

export const tenantColumns = [
  textColumn('tenant.name', tenantColumnTexts.name),
  textColumn('tenant.identifier', tenantColumnTexts.identifier),
  booleanColumn('tenant.organisation', tenantColumnTexts.organisation),
  textColumn('tenant.phone', tenantColumnTexts.phone),
  emailColumn('tenant.email', tenantColumnTexts.email),
  emailColumn('tenant.billing_email', tenantColumnTexts.billingEmail),
  enumColumn('tenant.status', tenantColumnTexts.status, tenantStatusLabel),
  booleanColumn('tenant.autogiro', tenantColumnTexts.autogiro),
  instantColumn('tenant.created_at', tenantColumnTexts.createdAt),
];
