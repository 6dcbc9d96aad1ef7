import { tenantStatusLabel } from '@husrum/contract/tenant';
import { boolean, choice, email, instant, text } from '../column.store';

export const tenantColumns = [
  text('tenant.name', 'Namn'),
  text('tenant.identifier', 'Person-/organisationsnummer'),
  boolean('tenant.organisation', 'Organisation'),
  text('tenant.phone', 'Telefon'),
  email('tenant.email', 'E-post'),
  email('tenant.billing_email', 'E-post för hyresavier'),
  choice('tenant.status', 'Status', tenantStatusLabel),
  boolean('tenant.autogiro', 'Autogiro'),
  instant('tenant.created_at', 'Skapad'),
];
