import type { Tx } from '@husrum/api-platform';
import { findCompanyByNumber, lockCompanyNumbers } from './company.store';
import { companyTexts } from './company.texts';

/**
 * The error when a company of the business already has the organisation number. The result is undefined when the number is
 * free.
 */
export const findNumberError = async (tx: Tx, organisationNumber: string): Promise<string | undefined> => {
  await lockCompanyNumbers(tx);
  const owner = await findCompanyByNumber(tx, organisationNumber);
  return owner && companyTexts.numberTaken(owner.name);
};
