/** Texts that the landlord reads in Spiris. */
export const vismaTexts = {
  article: (account: number, taxRate: number): string => `Hyra ${taxRate} % moms, konto ${account}`,
  credits: (invoiceNumber: string): string => `Krediterar faktura ${invoiceNumber}`,
} as const;
