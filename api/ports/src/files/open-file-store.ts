import path from 'node:path';
import type { FileStore, Settings } from '@husrum/api-platform';
import { createFolderFileStore } from './folder-file-store';

/** The file store of the settings: S3, or a folder. The S3 client takes 22 MB, so it is imported only when used. */
export const openFileStore = async (settings: Settings): Promise<FileStore> => {
  if (!settings.s3) return createFolderFileStore(path.join(settings.dataDir, 'files'));
  const { createS3FileStore } = await import('./s3-file-store');
  return createS3FileStore(settings.s3);
};
