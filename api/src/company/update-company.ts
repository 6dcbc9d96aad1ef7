import type { companyCalls } from '@husrum/contract/company';
import type { BodyOf } from '@husrum/contract/core';
import { invalid, problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { checkCompany } from './company.rules';
import { saveCompany } from './company.store';

export const updateCompany = async (
  { tx, clock }: Pick<Work, 'tx' | 'clock'>,
  { id, ...input }: BodyOf<typeof companyCalls.update>,
): Promise<void> => {
  const { value, errors } = checkCompany(input, clock.today());
  if (errors) throw invalid(errors);
  if (!(await saveCompany(tx, id, value))) throw problem('notFound');
};
