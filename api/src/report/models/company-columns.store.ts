import { email, text } from '../column.store';

export const companyColumns = [
  text('company.name', 'Namn'),
  text('company.organisation_number', 'Organisationsnummer'),
  text('company.address', 'Adress'),
  text('company.postal_code', 'Postnummer'),
  text('company.city', 'Ort'),
  text('company.phone', 'Telefon'),
  email('company.email', 'E-post'),
];
