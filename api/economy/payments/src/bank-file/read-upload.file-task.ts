import { createHash } from 'node:crypto';
import { type FileContent, invalidInput, readContent } from '@husrum/api-platform/file-task';
import { type ArchiveFile, isOfficeDocument, selectArchiveFiles } from './archive/archive-files.rules';
import { isZip, listZip, unzipEntry, type ZipEntry } from './archive/read-zip';
import type { ParsedBankFile } from './bank-entry.types';
import { bankFileTexts } from './bank-file.texts';
import { BankFileError } from './bank-file-error';
import type { ChosenColumns } from './csv/csv-columns.types';
import { InvalidColumnsError } from './csv/invalid-columns-error';
import { UnknownColumnsError, type UnknownCsv } from './csv/unknown-columns-error';
import { cleanEntry, cleanStatement, cleanUnreadable } from './payment-key.rules';
import { describeBankCsv, readBankFile } from './read-bank-file.rules';

export interface ReadRequest {
  readonly content: FileContent;
  /** The file within a ZIP that is read. Null: all of the content. */
  readonly entry: ZipEntry | null;
  /** The columns of a CSV file that a user has chosen. */
  readonly columns: ChosenColumns | null;
  /** Only the columns of a CSV file are described. */
  readonly describes: boolean;
}

export interface ParsedUpload {
  readonly kind: 'file';
  /** The hash of the bytes of the file. */
  readonly sha256: string;
  readonly file: ParsedBankFile;
  /** The header of a CSV file whose columns a user chose. */
  readonly csv: UnknownCsv | null;
  /** The bytes of a file within a ZIP. Null: all of the content. */
  readonly unzipped: Uint8Array | null;
}

export type ReadUpload =
  | ParsedUpload
  /** A CSV file whose columns must be chosen. */
  | { readonly kind: 'csv'; readonly csv: UnknownCsv }
  /** A ZIP, whose files are read one by one. */
  | { readonly kind: 'archive'; readonly files: readonly ArchiveFile[] };

const refuse = (message: string) => invalidInput({ file: [message] });

/** The files of a ZIP. Throws for a document of an office program, which is a ZIP, too. */
const readArchive = (bytes: Uint8Array): ReadUpload => {
  const entries = listZip(bytes);
  if (isOfficeDocument(entries)) throw new BankFileError(bankFileTexts.kinds.office);
  return { kind: 'archive', files: selectArchiveFiles(entries) };
};

const parse = (bytes: Uint8Array, columns: ChosenColumns | null, isUnzipped: boolean): ParsedUpload => {
  const file = readBankFile(bytes, columns);
  // A statement without payments has balances, without which a day would be missing (docs/domain-rules.md, D-25).
  if (file.entries.length === 0 && !file.statements?.length) throw refuse(bankFileTexts.noPayments);
  return {
    kind: 'file',
    sha256: createHash('sha256').update(bytes).digest('hex'),
    file: {
      ...file,
      entries: file.entries.map(cleanEntry),
      unreadable: file.unreadable.map(cleanUnreadable),
      statements: (file.statements ?? []).map(cleanStatement),
    },
    csv: columns !== null && file.format === 'CSV' ? describeBankCsv(bytes) : null,
    unzipped: isUnzipped ? bytes : null,
  };
};

/** A file of a ZIP may be a document of an office program, but no ZIP. */
const unzipFile = (content: Uint8Array, entry: ZipEntry): Uint8Array => {
  const bytes = unzipEntry(content, entry);
  if (!isZip(bytes)) return bytes;
  throw new BankFileError(
    isOfficeDocument(listZip(bytes)) ? bankFileTexts.kinds.office : bankFileTexts.zipInZip,
  );
};

const read = (content: Uint8Array, { entry, columns, describes }: ReadRequest): ReadUpload => {
  if (entry === null && isZip(content)) return readArchive(content);
  const bytes = entry === null ? content : unzipFile(content, entry);
  return describes ? { kind: 'csv', csv: describeBankCsv(bytes) } : parse(bytes, columns, entry !== null);
};

/** The payments of an uploaded file. Throws 422 for one that cannot be read, or that has no payments. */
export default async (request: ReadRequest): Promise<ReadUpload> => {
  const content = await readContent(request.content);
  try {
    return read(content, request);
  } catch (error) {
    if (error instanceof BankFileError) throw refuse(error.message);
    if (error instanceof UnknownColumnsError) return { kind: 'csv', csv: error.csv };
    if (error instanceof InvalidColumnsError)
      throw invalidInput(
        Object.fromEntries(Object.entries(error.errors).map(([name, text]) => [`${name}_column`, [text]])),
      );
    throw error;
  }
};
