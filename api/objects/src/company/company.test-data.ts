import type { CompanyInput } from '@husrum/contract/company';
import { luhnDigit } from '@husrum/format';

/** A valid organisation number for the nth company in a test. That of the first company is the one in `makeCompanyInput`. */
export const makeOrganisationNumber = (nth: number): string => {
  const digits = `559999${String(nth).padStart(3, '0')}`;
  return `${digits.slice(0, 6)}-${digits.slice(6)}${luhnDigit(digits)}`;
};

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
