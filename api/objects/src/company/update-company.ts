import {
  invalidInput,
  orNotFound,
  type RequestContext,
  requireUnchanged,
  savedValues,
} from '@husrum/api-platform';
import { type CompanyFields, validateCompany } from './company.rules';
import { lockCompany, saveCompany } from './company.store';
import { findNumberError } from './find-number-error';

interface UpdateCompanyCommand extends CompanyFields {
  readonly id: number;
  /** The version that the caller has read. */
  readonly updated_at: string | null;
}

export const updateCompany = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  { id, updated_at, ...input }: UpdateCompanyCommand,
): Promise<void> => {
  const { value, errors } = validateCompany(input, clock.today());
  if (errors) throw invalidInput(errors);
  const before = orNotFound(await lockCompany(tx, id));
  requireUnchanged(before, updated_at, () => savedValues(before, value));
  if (value.organisation_number !== before.organisation_number) {
    const numberError = await findNumberError(tx, value.organisation_number);
    if (numberError !== undefined) throw invalidInput({ organisation_number: [numberError] });
  }
  await saveCompany(tx, id, value);
};
