import type { CompanyInput } from '@husrum/contract/company';
import { invalid } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { checkCompany } from './company.rules';
import { insertCompany } from './company.store';

/** The id of the new company. It begins with invoicing settings of its own, and nothing automatic in them. */
export const createCompany = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  input: CompanyInput,
): Promise<number> => {
  const { value, errors } = checkCompany(input, clock.today());
  if (errors) {
    // Under their paths in the call's body, where the company stands one step down.
    throw invalid(
      Object.fromEntries(Object.entries(errors).map(([field, texts]) => [`company.${field}`, texts])),
    );
  }
  return insertCompany(tx, value);
};
