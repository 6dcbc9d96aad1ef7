import type { companyCalls } from '@husrum/contract/company';
import type { BodyOf } from '@husrum/contract/core';
import { invalidInput, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { validateCompany } from './company.rules';
import { saveCompany } from './company.store';

export const updateCompany = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  { id, ...input }: BodyOf<typeof companyCalls.update>,
): Promise<void> => {
  const { value, errors } = validateCompany(input, clock.today());
  if (errors) throw invalidInput(errors);
  if (!(await saveCompany(tx, id, value))) throw problem('notFound');
};
