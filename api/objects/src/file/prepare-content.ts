import { writeFile } from 'node:fs/promises';
import { type FileContent, invalidInput, readContent, readHead } from '@husrum/api-platform';
import { extensionOf, mimetypeOf } from '@husrum/contract/file';
import { blankPosition } from './blank-position';
import { fileTexts } from './file.texts';
import { fitsExtension, HEAD_BYTES } from './file-content.rules';

/**
 * Checks and cleans the content of an upload before it is stored. Throws 422 when its first bytes do not fit its name. The place
 * where a photo was taken is removed: a tenant's photo would tell everybody who may open it.
 */
export const prepareContent = async (name: string, content: FileContent): Promise<void> => {
  if (!fitsExtension(name, await readHead(content, HEAD_BYTES))) {
    const extension = extensionOf(name).toLowerCase();
    throw invalidInput({
      file: [extension === '.pdf' ? fileTexts.notPdf : fileTexts.otherContent(extension)],
    });
  }
  if (!mimetypeOf(name)?.startsWith('image/')) return;
  const bytes = await readContent(content);
  if (blankPosition(bytes) && !Buffer.isBuffer(content)) await writeFile(content.path, bytes);
};
