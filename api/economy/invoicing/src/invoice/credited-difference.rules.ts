/**
 * What a rent adjustment has left too much on a sent invoice at one VAT rate (docs/domain-rules.md, D-15), or what is credited of
 * it. Öre ex VAT: negative for what is too much, positive for what is credited.
 */
export interface InvoiceDifference {
  effectId: number;
  taxRate: number;
  netOre: number;
}

/** In öre. Each credit is rounded to whole kronor, so a smaller difference can be rounding. */
const ONE_KRONA = 100;

/** What a sent invoice still has too much after partial credits, VAT and rounding included, in öre. */
export const tooMuchAfterCredits = (tooMuchOre: number, creditedOre: number): number => {
  const leftOre = Math.max(0, tooMuchOre - creditedOre);
  return creditedOre > 0 && leftOre <= ONE_KRONA ? 0 : leftOre;
};

/**
 * What a partial credit gives back of the differences, the oldest first, and never more than an invoice has too much: the rest of
 * the credit has another reason. `creditedByRate` is in öre ex VAT, by VAT rate.
 */
export const planCreditedDifferences = (
  overcharged: readonly InvoiceDifference[],
  creditedByRate: ReadonlyMap<number, number>,
): InvoiceDifference[] => {
  const leftByRate = new Map(creditedByRate);
  return overcharged.flatMap(({ effectId, taxRate, netOre }) => {
    const leftOre = leftByRate.get(taxRate) ?? 0;
    const creditedOre = Math.min(-netOre, leftOre);
    if (creditedOre <= 0) return [];
    leftByRate.set(taxRate, leftOre - creditedOre);
    return [{ effectId, taxRate, netOre: creditedOre }];
  });
};
