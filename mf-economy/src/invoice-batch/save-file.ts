import type { AnsweredFile } from '@husrum/api-client';

/** Hands a file to the browser's downloads. */
export const saveFile = ({ blob, name }: AnsweredFile): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
