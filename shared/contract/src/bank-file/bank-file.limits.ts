const MAX_MEGABYTES = 10;
export const MAX_BANK_FILE_BYTES = MAX_MEGABYTES * 1024 * 1024;
/** Payments of one file. A larger file is split in the bank by choosing fewer days. */
export const MAX_BANK_PAYMENTS = 10_000;

const texts = {
  empty: 'Filen är tom. Hämta den på nytt från banken.',
  tooLarge: `Filen är för stor. Högst ${MAX_MEGABYTES} MB går att läsa in. Välj färre dagar i banken.`,
} as const;

/** Why a file cannot be read, in Swedish, or undefined. Checked by the page and by the server. Its kind is told by its content. */
export const findBankFileProblem = ({ size }: { readonly size: number }): string | undefined => {
  if (size === 0) return texts.empty;
  return size > MAX_BANK_FILE_BYTES ? texts.tooLarge : undefined;
};
