import {
  invalidInput,
  orNotFound,
  type RequestContext,
  requireRow,
  sanitizeFileName,
  type TransactionsContext,
  type Upload,
} from '@husrum/api-platform';
import { type bankFileCalls, MAX_BANK_PAYMENTS } from '@husrum/contract/bank-file';
import type { ResponseOf } from '@husrum/contract/core';
import { findBankFileByDigest, insertBankFile, lockBankFilesOfCompany } from './bank-file.store';
import { bankFileTexts } from './bank-file.texts';
import { insertBankPayments } from './bank-payment.store';
import { mayBelongTo, resolveFileCompany } from './file-company.rules';
import { listFileCompanies } from './file-company.store';
import { toNewBankPayments } from './payment-key.rules';
import { readBankFileDetail } from './read-bank-file-detail';
import { readUpload } from './read-upload';
import type { ParsedUpload } from './read-upload.file-task';

type UploadResponse = ResponseOf<typeof bankFileCalls.upload>;

const storeFile = async (
  context: RequestContext,
  { name, companyId, parsed }: { name: string; companyId: number | null; parsed: ParsedUpload },
): Promise<UploadResponse> => {
  const { tx, account } = context;
  const { file, sha256 } = parsed;
  const companies = await listFileCompanies(tx);
  const chosen = companyId === null ? undefined : orNotFound(companies.find(({ id }) => id === companyId));
  const accounts = [...new Set(file.entries.map((entry) => entry.account))];
  const { company, error } = resolveFileCompany(accounts, companies, chosen);
  if (company === undefined) throw invalidInput({ company_id: [error] });

  await lockBankFilesOfCompany(tx, company.id);
  const knownId = await findBankFileByDigest(tx, { companyId: company.id, sha256 });
  if (knownId !== undefined) return { ...(await readBankFileDetail(context, knownId)), is_known: true };

  const ownEntries = file.entries.filter((entry) => mayBelongTo(entry.account, company, companies));
  const payments = toNewBankPayments(ownEntries);
  // They are counted again after the split: a payment of several invoices has become one for each.
  if (payments.length > MAX_BANK_PAYMENTS) throw invalidInput({ file: [bankFileTexts.tooManyPayments] });
  const id = await insertBankFile(tx, {
    company_id: company.id,
    user_id: account.userId,
    name,
    sha256,
    format: file.format,
    accounts: [...new Set(payments.flatMap((payment) => payment.account ?? []))],
    withdrawals: file.withdrawals,
    pending: file.pending,
    unreadable: file.unreadable,
    other_companies: file.entries.length - ownEntries.length,
  });
  await insertBankPayments(tx, { fileId: id, companyId: company.id }, payments);
  return { ...(await readBankFileDetail(context, id)), is_known: false };
};

/** Reads a file and stores its payments. Registers nothing. Returns the stored file if the same one was uploaded before. */
export const uploadBankFile = async (
  { server, transaction }: Pick<TransactionsContext<UploadResponse>, 'server' | 'transaction'>,
  upload: Upload,
  companyId: number | null,
): Promise<UploadResponse> => {
  if (companyId !== null) await transaction(({ tx }) => requireRow(tx, 'company', companyId));
  const parsed = await readUpload(upload, server);
  const name = sanitizeFileName(upload.name);
  return transaction((context) => storeFile(context, { name, companyId, parsed }));
};
