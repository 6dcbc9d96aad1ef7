/**
 * Appends the signatures as PDF comments, which readers ignore: the pages stay the same, but the bytes differ. The real service
 * adds a page and a certificate.
 */
export const sealPdf = (original: Buffer, signers: readonly string[]): Buffer => {
  const end =
    /startxref\s+\d+\s+%%EOF\s*$/.exec(original.subarray(-200).toString('latin1'))?.[0] ?? '%%EOF\n';
  const note = signers.map((signer) => `% Simulerad signatur: ${signer.replace(/[\r\n]/g, ' ')}\n`).join('');
  return Buffer.concat([original, Buffer.from(`\n${note}${end}`)]);
};
