import { orNotFound, type RequestContext } from '@husrum/api-platform';
import type { CompanyBooks } from '@husrum/contract/company-books';
import { findCompanyBooks, lockCompanyBooks, saveRoundsPayments } from './company-books.store';

/** Sets whether a difference below a krona settles an invoice (docs/domain-rules.md, D-14), from now on. */
export const setRounding = async (
  { tx }: Pick<RequestContext, 'tx'>,
  companyId: number,
  roundsPayments: boolean,
): Promise<CompanyBooks> => {
  orNotFound(await lockCompanyBooks(tx, companyId));
  await saveRoundsPayments(tx, companyId, roundsPayments);
  return orNotFound(await findCompanyBooks(tx, companyId));
};
