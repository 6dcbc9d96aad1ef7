import type { BodyOf, calls } from '@husrum/contract';
import { invalid, problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { checkCompany } from './company.rules';
import { saveCompany } from './company.store';

export const updateCompany = async (
  { tx, clock }: Pick<Work, 'tx' | 'clock'>,
  { id, ...input }: BodyOf<typeof calls.company.update>,
): Promise<void> => {
  const { value, errors } = checkCompany(input, clock.today());
  if (errors) throw invalid(errors);
  if (!(await saveCompany(tx, id, value))) throw problem('notFound');
};
