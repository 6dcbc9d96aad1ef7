import { ApiError, type DownloadedFile, UNKNOWN_ERROR_TEXT } from '@husrum/api-client';
import { notify } from '../notify/notify';

/** Fetches a file and starts a browser download of it. A failure is shown as a toast. */
export const downloadFile = async (fetchFile: () => Promise<DownloadedFile>): Promise<void> => {
  try {
    const { blob, name } = await fetchFile();
    const url = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    URL.revokeObjectURL(url);
  } catch (error) {
    notify.error(error instanceof ApiError ? error.message : UNKNOWN_ERROR_TEXT);
  }
};
