import type { RequestContext } from '@husrum/api-platform';
import { listCompanyBooks } from './company-books.store';

/** The books of all companies of the business. */
export const readCompanyBooks = async ({ tx }: Pick<RequestContext, 'tx'>) => ({
  data: await listCompanyBooks(tx),
});
