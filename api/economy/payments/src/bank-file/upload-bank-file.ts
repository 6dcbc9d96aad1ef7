import {
  invalidInput,
  orNotFound,
  type RequestContext,
  requireRow,
  sanitizeFileName,
  type TransactionsContext,
  type Tx,
  type Upload,
} from '@husrum/api-platform';
import { type bankFileCalls, MAX_BANK_PAYMENTS } from '@husrum/contract/bank-file';
import type { ResponseOf } from '@husrum/contract/core';
import { hasBankStatements, insertBankStatements } from '../bank-statement/bank-statement.store';
import type { ZipEntry } from './archive/read-zip';
import type { StatedBalances } from './bank-entry.types';
import { findBankFileByDigest, insertBankFile, lockBankFilesOfCompany } from './bank-file.store';
import { bankFileTexts } from './bank-file.texts';
import { insertBankPayments } from './bank-payment.store';
import type { ChosenColumns } from './csv/csv-columns.types';
import { findCsvHeader, saveCsvHeader } from './csv-header.store';
import { isDaySum } from './day-sum.rules';
import { enqueueUndecided } from './enqueue-undecided';
import { mayBelongTo, resolveFileCompany } from './file-company.rules';
import { listFileCompanies } from './file-company.store';
import { keepBytes } from './keep-file';
import { findKeptFile, saveFileKey } from './kept-file.store';
import { toNewBankPayments } from './payment-key.rules';
import { readBankFileDetail } from './read-bank-file-detail';
import { readUpload } from './read-upload';
import type { ParsedUpload, ReadUpload } from './read-upload.file-task';
import { uploadArchive } from './upload-archive';

type UploadResponse = ResponseOf<typeof bankFileCalls.upload>;
type UploadContext = Pick<TransactionsContext<UploadResponse>, 'server' | 'transaction' | 'files'>;

interface UploadCommand {
  /** Null: the company whose giro number the file has, or the only one. */
  readonly companyId: number | null;
  /** The columns of a CSV file. Null: its header decides. */
  readonly columns: ChosenColumns | null;
}

interface FileToStore extends UploadCommand {
  readonly name: string;
  readonly parsed: ParsedUpload;
  /** The key of its bytes in the file store. */
  readonly fileKey: string;
}

/** Keeps the bytes and the balances of a file that was read before they were kept. */
const completeFile = async (
  tx: Tx,
  {
    fileId,
    companyId,
    fileKey,
    statements,
  }: { fileId: number; companyId: number; fileKey: string; statements: readonly StatedBalances[] },
): Promise<void> => {
  if ((await findKeptFile(tx, fileId))?.file_key === null) await saveFileKey(tx, fileId, fileKey);
  if (!(await hasBankStatements(tx, fileId)))
    await insertBankStatements(tx, { fileId, companyId }, statements);
};

const storeFile = async (
  context: RequestContext,
  { name, companyId, columns, parsed, fileKey }: FileToStore,
): Promise<UploadResponse> => {
  const { tx, account } = context;
  const { file, sha256, csv } = parsed;
  const { statements = [] } = file;
  const companies = await listFileCompanies(tx);
  const chosen = companyId === null ? undefined : orNotFound(companies.find(({ id }) => id === companyId));
  const accounts = [...new Set([...file.entries, ...statements].map((entry) => entry.account))];
  const { company, error } = resolveFileCompany(accounts, companies, chosen);
  if (company === undefined) throw invalidInput({ company_id: [error] });

  await lockBankFilesOfCompany(tx, company.id);
  const knownId = await findBankFileByDigest(tx, { companyId: company.id, sha256 });
  const ownStatements = statements.filter(({ account: paidTo }) => mayBelongTo(paidTo, company, companies));
  if (knownId !== undefined) {
    await completeFile(tx, { fileId: knownId, companyId: company.id, fileKey, statements: ownStatements });
    return { ...(await readBankFileDetail(context, knownId)), is_known: true };
  }

  const ownEntries = file.entries.filter((entry) => mayBelongTo(entry.account, company, companies));
  const payments = toNewBankPayments(ownEntries).map((payment) => ({
    ...payment,
    isDaySum: isDaySum(payment, file.format),
  }));
  // They are counted again after the split: a payment of several invoices has become one for each.
  if (payments.length > MAX_BANK_PAYMENTS) throw invalidInput({ file: [bankFileTexts.tooManyPayments] });
  const headerKey = csv?.headerKey ?? null;
  if (csv !== null && headerKey !== null && columns !== null)
    await saveCsvHeader(tx, { key: headerKey, titles: csv.header }, columns);
  const id = await insertBankFile(tx, {
    company_id: company.id,
    user_id: account.userId,
    name,
    sha256,
    format: file.format,
    accounts: [...new Set([...payments, ...ownStatements].flatMap((paid) => paid.account ?? []))],
    withdrawals: file.withdrawals,
    pending: file.pending,
    unreadable: file.unreadable,
    bank: file.bank ?? null,
    lacks_rows: file.lacksRows ?? false,
    header_key: headerKey,
    file_key: fileKey,
    other_companies: file.entries.length - ownEntries.length,
  });
  await insertBankPayments(tx, { fileId: id, companyId: company.id }, payments);
  await insertBankStatements(tx, { fileId: id, companyId: company.id }, ownStatements);
  const detail = await readBankFileDetail(context, id);
  await enqueueUndecided(context, id, detail.groups.find(({ state }) => state === 'CHOICE')?.count ?? 0);
  return { ...detail, is_known: false };
};

/** The columns that a user chose for the header of the file before. Throws 422 for the field `day_column` when nobody has. */
const findColumns = async (
  { transaction }: UploadContext,
  { csv: { headerKey } }: Extract<ReadUpload, { kind: 'csv' }>,
): Promise<ChosenColumns> => {
  const columns =
    headerKey === null ? undefined : await transaction(({ tx }) => findCsvHeader(tx, headerKey));
  if (columns === undefined) throw invalidInput({ day_column: [bankFileTexts.unknownColumns] });
  return columns;
};

/** Reads and stores one file: the uploaded one, or with `entry` a file of the uploaded ZIP. */
const readAndStore = async (
  context: UploadContext,
  upload: Upload,
  { companyId, columns, entry, name }: UploadCommand & { entry: ZipEntry | null; name: string },
): Promise<UploadResponse> => {
  const read = await readUpload(upload, { entry, columns }, context.server);
  if (read.kind === 'archive')
    return uploadArchive(read.files, (file) =>
      readAndStore(context, upload, {
        companyId,
        columns: null,
        entry: file,
        name: sanitizeFileName(file.name),
      }),
    );
  if (read.kind === 'file') {
    const content = read.unzipped === null ? upload.content : Buffer.from(read.unzipped);
    const fileKey = await keepBytes(context, content, read.file.format);
    return context.transaction((request) =>
      storeFile(request, { name, companyId, columns, parsed: read, fileKey }),
    );
  }
  const remembered = await findColumns(context, read);
  return readAndStore(context, upload, { companyId, columns: remembered, entry, name });
};

/**
 * Reads a file, and stores its bytes and its payments. Registers nothing. Returns the stored file if the same one was uploaded before. The files of a
 * ZIP are read one by one.
 */
export const uploadBankFile = async (
  context: UploadContext,
  upload: Upload,
  command: UploadCommand,
): Promise<UploadResponse> => {
  const { companyId } = command;
  if (companyId !== null) await context.transaction(({ tx }) => requireRow(tx, 'company', companyId));
  return readAndStore(context, upload, { ...command, entry: null, name: sanitizeFileName(upload.name) });
};
