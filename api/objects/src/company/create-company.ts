import { invalidInput, type RequestContext } from '@husrum/api-platform';
import { type CompanyFields, validateCompany } from './company.rules';
import { insertCompany } from './company.store';
import { findNumberError } from './find-number-error';

/** Returns the id of the new company. It gets an invoicing config with automatic invoicing off. */
export const createCompany = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  input: CompanyFields,
): Promise<number> => {
  const { value, errors } = validateCompany(input, clock.today());
  if (errors) {
    // The company is nested under `company` in the request body.
    throw invalidInput(
      Object.fromEntries(Object.entries(errors).map(([field, texts]) => [`company.${field}`, texts])),
    );
  }
  const numberError = await findNumberError(tx, value.organisation_number);
  if (numberError !== undefined) throw invalidInput({ 'company.organisation_number': [numberError] });
  return insertCompany(tx, value);
};
