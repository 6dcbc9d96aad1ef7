import type { DownloadedFile } from '@husrum/api-client';

/** Starts a browser download of the file. */
export const downloadFile = ({ blob, name }: DownloadedFile): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
