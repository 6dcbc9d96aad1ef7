import { emailColumn, instantColumn, textColumn } from '../column.store';
import type { ReportColumn } from '../report-model.types';
import { companyColumnTexts as texts } from './company-columns.texts';

export const companyColumns: readonly ReportColumn[] = [
  textColumn('company.name', texts.name),
  textColumn('company.organisation_number', texts.organisationNumber),
  textColumn('company.address', texts.address),
  textColumn('company.postal_code', texts.postalCode),
  textColumn('company.city', texts.city),
  textColumn('company.phone', texts.phone),
  emailColumn('company.email', texts.email),
  instantColumn('company.created_at', texts.createdAt),
];
