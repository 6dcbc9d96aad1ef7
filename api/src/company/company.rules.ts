import { type CompanyInput, checkDigitText, type InvoicingConfig } from '@husrum/contract/company';
import { bankgiro, type LocalDate, parseOrganisationNumber, parseVatNumber, plusgiro } from '@husrum/format';

export type InvoicingInput = Omit<InvoicingConfig, 'company_id'>;
type Texts = Record<string, string[]>;

/** The input in the form in which it is kept, or the texts of the fields that cannot be. */
export type Checked<T> = { value: T; errors?: undefined } | { value?: undefined; errors: Texts };

const postalCode = (text: string): string => text.replace(/^(\d{3})\s?(\d{2})$/, '$1 $2');

export const checkCompany = (input: CompanyInput, today: LocalDate): Checked<CompanyInput> => {
  const number = parseOrganisationNumber(input.organisation_number, today);
  if (number === null) return { errors: { organisation_number: [checkDigitText.organisation_number] } };
  return {
    value: {
      ...input,
      organisation_number: number.canonical,
      postal_code: postalCode(input.postal_code),
    },
  };
};

const numbers = { vat: parseVatNumber, bankgiro, plusgiro } as const;
const numberNames = ['vat', 'bankgiro', 'plusgiro'] as const;

export const checkInvoicing = (input: InvoicingInput): Checked<InvoicingInput> => {
  const read = numberNames.map((name) => {
    const typed = input[name];
    const value = typed === null ? null : numbers[name](typed);
    return { name, value, wrong: typed !== null && value === null };
  });
  const wrong = read.filter((number) => number.wrong);
  if (wrong.length > 0) {
    return { errors: Object.fromEntries(wrong.map(({ name }) => [name, [checkDigitText[name]]])) };
  }
  return { value: { ...input, ...Object.fromEntries(read.map(({ name, value }) => [name, value])) } };
};
