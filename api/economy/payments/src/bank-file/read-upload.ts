import path from 'node:path';
import { invalidInput, runFileTask, type Upload } from '@husrum/api-platform';
import { findBankFileProblem } from '@husrum/contract/bank-file';
import type readUploadTask from './read-upload.file-task';
import type { ReadRequest, ReadUpload } from './read-upload.file-task';

const TASK = path.join(import.meta.dirname, 'read-upload.file-task.ts');

/** The payments of an uploaded file. Throws 422 for one that cannot be read, or that has no payments. */
export const readUpload = async (
  { size, content }: Upload,
  { entry = null, columns = null, describes = false }: Partial<Omit<ReadRequest, 'content'>>,
  options: Parameters<typeof runFileTask>[2],
): Promise<ReadUpload> => {
  const problem = findBankFileProblem({ size });
  if (problem !== undefined) throw invalidInput({ file: [problem] });
  return runFileTask<typeof readUploadTask>(TASK, { content, entry, columns, describes }, options);
};
