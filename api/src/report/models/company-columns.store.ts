import { emailColumn, textColumn } from '../column.store';
import { companyColumnTexts } from './company-columns.texts';

export const companyColumns = [
  textColumn('company.name', companyColumnTexts.name),
  textColumn('company.organisation_number', companyColumnTexts.organisationNumber),
  textColumn('company.address', companyColumnTexts.address),
  textColumn('company.postal_code', companyColumnTexts.postalCode),
  textColumn('company.city', companyColumnTexts.city),
  textColumn('company.phone', companyColumnTexts.phone),
  emailColumn('company.email', companyColumnTexts.email),
];
