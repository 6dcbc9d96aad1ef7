import { createHash } from 'node:crypto';
import { type FileContent, invalidInput, readContent } from '@husrum/api-platform';
import type { ParsedBankFile } from './bank-entry.types';
import { bankFileTexts } from './bank-file.texts';
import { BankFileError } from './bank-file-error';
import { cleanEntry, cleanUnreadable } from './payment-key.rules';
import { readBankFile } from './read-bank-file.rules';

export interface ParsedUpload {
  /** The hash of the bytes of the file. */
  readonly sha256: string;
  readonly file: ParsedBankFile;
}

const refuse = (message: string) => invalidInput({ file: [message] });

/** The payments of an uploaded file. Throws 422 for one that cannot be read, or that has no payments. */
export default async (content: FileContent): Promise<ParsedUpload> => {
  const bytes = await readContent(content);
  try {
    const file = readBankFile(bytes);
    if (file.entries.length === 0) throw refuse(bankFileTexts.noPayments);
    return {
      sha256: createHash('sha256').update(bytes).digest('hex'),
      file: {
        ...file,
        entries: file.entries.map(cleanEntry),
        unreadable: file.unreadable.map(cleanUnreadable),
      },
    };
  } catch (error) {
    if (error instanceof BankFileError) throw refuse(error.message);
    throw error;
  }
};
