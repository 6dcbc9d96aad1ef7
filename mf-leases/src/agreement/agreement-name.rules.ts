/** The default name of an agreement: the file name without its extension, at most 200 characters. */
export const toAgreementName = (fileName: string): string => fileName.replace(/\.[^.]+$/, '').slice(0, 200);
