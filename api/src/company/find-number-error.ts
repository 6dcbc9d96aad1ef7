import type { Tx } from '../platform/db';
import { findCompanyByNumber, lockCompanyNumbers } from './company.store';
import { companyTexts } from './company.texts';

/** Why no company can get this organisation number: another company of the business has it. Undefined when none has. */
export const findNumberError = async (tx: Tx, organisationNumber: string): Promise<string | undefined> => {
  await lockCompanyNumbers(tx);
  const other = await findCompanyByNumber(tx, organisationNumber);
  return other && companyTexts.numberTaken(other.name);
};
