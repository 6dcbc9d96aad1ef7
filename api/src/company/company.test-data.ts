import type { CompanyInput } from '@husrum/contract/company';

/** A company as a form sends it. */
export const makeCompanyInput = (overrides: Partial<CompanyInput> = {}): CompanyInput => ({
  name: 'Åkeröfastigheter i Örebro AB',
  organisation_number: '559999-0016',
  address: 'Storgatan 1',
  postal_code: '702 11',
  city: 'Örebro',
  country: 'Sverige',
  phone: '019-12 34 56',
  email: 'info@akero.example',
  ...overrides,
});
