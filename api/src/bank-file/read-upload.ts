import { createHash } from 'node:crypto';
import { findBankFileProblem } from '@husrum/contract/bank-file';
import { invalidInput } from '../platform/errors';
import { readContent } from '../platform/file-store';
import type { Upload } from '../platform/http';
import type { ParsedBankFile } from './bank-entry.types';
import { bankFileTexts } from './bank-file.texts';
import { BankFileError } from './bank-file-error';
import { readBankFile } from './read-bank-file.rules';

export interface ParsedUpload {
  /** Of the bytes of the file. */
  readonly sha256: string;
  readonly file: ParsedBankFile;
}

const refuse = (message: string) => invalidInput({ file: [message] });

/** The payments of an uploaded file. Throws 422 for one that cannot be read, or that has no payments. */
export const readUpload = async ({ size, content }: Upload): Promise<ParsedUpload> => {
  const problem = findBankFileProblem({ size });
  if (problem !== undefined) throw refuse(problem);
  const bytes = await readContent(content);
  try {
    const file = readBankFile(bytes);
    if (file.entries.length === 0) throw refuse(bankFileTexts.noPayments);
    return { sha256: createHash('sha256').update(bytes).digest('hex'), file };
  } catch (error) {
    if (error instanceof BankFileError) throw refuse(error.message);
    throw error;
  }
};
