import { type bankFileCalls, MAX_BANK_PAYMENTS } from '@husrum/contract/bank-file';
import type { ResponseOf } from '@husrum/contract/core';
import { sanitizeFileName } from '../file/file-name.rules';
import { requireRow } from '../platform/db';
import { invalidInput, orNotFound } from '../platform/errors';
import type { RequestContext, TransactionsContext, Upload } from '../platform/http';
import { findBankFileByDigest, insertBankFile, lockBankFilesOfCompany } from './bank-file.store';
import { bankFileTexts } from './bank-file.texts';
import { insertBankPayments } from './bank-payment.store';
import { mayBelongTo, resolveFileCompany } from './file-company.rules';
import { listFileCompanies } from './file-company.store';
import { toBankPayments } from './payment-key.rules';
import { readBankFileDetail } from './read-bank-file-detail';
import { type ReadFile, readUpload } from './read-upload';

type Answer = ResponseOf<typeof bankFileCalls.upload>;

const store = async (
  context: RequestContext,
  { name, companyId, read }: { name: string; companyId: number | null; read: ReadFile },
): Promise<Answer> => {
  const { tx, account } = context;
  const { file, sha256 } = read;
  const companies = await listFileCompanies(tx);
  const chosen = companyId === null ? undefined : orNotFound(companies.find(({ id }) => id === companyId));
  const accounts = [...new Set(file.entries.map((entry) => entry.account))];
  const { company, error } = resolveFileCompany(accounts, companies, chosen);
  if (company === undefined) throw invalidInput({ [error.field]: [error.text] });

  await lockBankFilesOfCompany(tx, company.id);
  const knownId = await findBankFileByDigest(tx, { companyId: company.id, sha256 });
  if (knownId !== undefined) return { ...(await readBankFileDetail(context, knownId)), is_known: true };

  const own = file.entries.filter((entry) => mayBelongTo(entry.account, company, companies));
  const payments = toBankPayments(own);
  // A payment of several invoices counts once for each.
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
    other_companies: file.entries.length - own.length,
  });
  await insertBankPayments(tx, { fileId: id, companyId: company.id }, payments);
  return { ...(await readBankFileDetail(context, id)), is_known: false };
};

/** Reads a file and stores its payments. Registers nothing. For a file that is stored already, answers with that one. */
export const uploadBankFile = async (
  { transaction }: Pick<TransactionsContext<Answer>, 'transaction'>,
  upload: Upload,
  companyId: number | null,
): Promise<Answer> => {
  if (companyId !== null) await transaction(({ tx }) => requireRow(tx, 'company', companyId));
  const read = await readUpload(upload);
  const name = sanitizeFileName(upload.name);
  return transaction((context) => store(context, { name, companyId, read }));
};
