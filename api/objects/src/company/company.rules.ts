import { type CompanyInput, checkDigitText, type companyCalls } from '@husrum/contract/company';
import type { BodyOf } from '@husrum/contract/core';
import {
  formatBankgiro,
  formatPlusgiro,
  type LocalDate,
  parseOrganisationNumber,
  parseVatNumber,
} from '@husrum/format';

export type InvoicingConfigInput = BodyOf<typeof companyCalls.updateInvoicingConfig>;
type FieldErrors = Record<string, string[]>;

/** The input with its numbers in canonical form, or error messages by field. */
export type ValidationResult<T> =
  | { value: T; errors?: undefined }
  | { value?: undefined; errors: FieldErrors };

export const validateCompany = (input: CompanyInput, today: LocalDate): ValidationResult<CompanyInput> => {
  const number = parseOrganisationNumber(input.organisation_number, today);
  if (number === null) return { errors: { organisation_number: [checkDigitText.organisation_number] } };
  return { value: { ...input, organisation_number: number.canonical } };
};

const parsers = { vat: parseVatNumber, bankgiro: formatBankgiro, plusgiro: formatPlusgiro } as const;
const parsedFields = ['vat', 'bankgiro', 'plusgiro'] as const;

/** The settings without `updated_at`, which says what version of them the caller has read. */
export type InvoicingConfigValues = Omit<InvoicingConfigInput, 'updated_at'>;

export const validateInvoicingConfig = (
  input: InvoicingConfigValues,
): ValidationResult<InvoicingConfigValues> => {
  const parsed = parsedFields.map((name) => {
    const text = input[name];
    const value = text === null ? null : parsers[name](text);
    return { name, value, isInvalid: text !== null && value === null };
  });
  const invalidFields = parsed.filter(({ isInvalid }) => isInvalid);
  if (invalidFields.length > 0) {
    return { errors: Object.fromEntries(invalidFields.map(({ name }) => [name, [checkDigitText[name]]])) };
  }
  return { value: { ...input, ...Object.fromEntries(parsed.map(({ name, value }) => [name, value])) } };
};
