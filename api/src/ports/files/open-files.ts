import path from 'node:path';
import type { Settings } from '../../platform/settings';
import type { Files } from './files';
import { folderFiles } from './folder-files';

/** A folder by default; the S3 client is 22 MB and loaded only by those who use it. */
export const openFiles = async (settings: Settings): Promise<Files> => {
  if (!settings.s3) return folderFiles(path.join(settings.dataDir, 'files'));
  const { s3Files } = await import('./s3-files');
  return s3Files(settings.s3);
};
