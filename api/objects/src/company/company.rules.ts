import { checkDigitText, type GeneratePeriod, type PaymentTerm } from '@husrum/contract/company';
import {
  formatBankgiro,
  formatPlusgiro,
  formatSwishNumber,
  type LocalDate,
  parseOrganisationNumber,
  parseVatNumber,
} from '@husrum/format';

export interface CompanyFields {
  readonly name: string;
  readonly organisation_number: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string;
  readonly postal_code: string;
  readonly city: string;
  readonly country: string;
}

/** How a company invoices. */
export interface InvoicingConfigValues {
  readonly auto_enabled: boolean;
  readonly auto_require_review: boolean;
  readonly generate_period: GeneratePeriod;
  /** The days of the month on which invoices are generated and sent. */
  readonly generate_day: number;
  readonly send_day: number;
  readonly terms_of_payment: PaymentTerm;
  /** Left out: unchanged. */
  readonly min_days?: number;
  readonly f_tax?: boolean;
  readonly swish?: string | null;
  readonly integration_id: number | null;
  readonly bankgiro: string | null;
  readonly plusgiro: string | null;
  readonly vat: string | null;
}
type FieldErrors = Record<string, string[]>;

/** The input with its numbers in canonical form, or error messages by field. */
export type ValidationResult<T> =
  | { value: T; errors?: undefined }
  | { value?: undefined; errors: FieldErrors };

export const validateCompany = (input: CompanyFields, today: LocalDate): ValidationResult<CompanyFields> => {
  const number = parseOrganisationNumber(input.organisation_number, today);
  if (number === null) return { errors: { organisation_number: [checkDigitText.organisation_number] } };
  return { value: { ...input, organisation_number: number.canonical } };
};

const parsers = {
  vat: parseVatNumber,
  bankgiro: formatBankgiro,
  plusgiro: formatPlusgiro,
  swish: formatSwishNumber,
} as const;
const parsedFields = ['vat', 'bankgiro', 'plusgiro', 'swish'] as const;

export const validateInvoicingConfig = (
  input: InvoicingConfigValues,
): ValidationResult<InvoicingConfigValues> => {
  const parsed = parsedFields.flatMap((name) => {
    const text = input[name];
    if (text === undefined) return [];
    const value = text === null ? null : parsers[name](text);
    return [{ name, value, isInvalid: text !== null && value === null }];
  });
  const invalidFields = parsed.filter(({ isInvalid }) => isInvalid);
  if (invalidFields.length > 0) {
    return { errors: Object.fromEntries(invalidFields.map(({ name }) => [name, [checkDigitText[name]]])) };
  }
  return { value: { ...input, ...Object.fromEntries(parsed.map(({ name, value }) => [name, value])) } };
};
