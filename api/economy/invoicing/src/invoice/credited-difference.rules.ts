/**
 * How much too high a sent invoice is at one VAT rate after a rent adjustment (negative), or how much of that a credit gives back
 * (positive). Öre without VAT (docs/domain-rules.md, D-15).
 */
export interface InvoiceDifference {
  /** The effect of the adjustment on the lease. */
  adjustmentEffectId: number;
  taxRate: number;
  netOre: number;
}

/** Each credit is rounded to whole kronor: a difference of up to one krona can be rounding. */
const ROUNDING_TOLERANCE_ORE = 100;

/** How much too high a sent invoice still is after partial credits, in öre with VAT. Zero when the rest can be rounding. */
export const tooMuchAfterCredits = (tooMuchOre: number, creditedOre: number): number => {
  const leftOre = Math.max(0, tooMuchOre - creditedOre);
  return creditedOre > 0 && leftOre <= ROUNDING_TOLERANCE_ORE ? 0 : leftOre;
};

/**
 * What a partial credit gives back of the differences, in the given order, the oldest first, and never more than by how much the
 * invoice is too high: the rest of the credit has another reason. `creditedByRate` is in öre without VAT, by VAT rate.
 */
export const planCreditedDifferences = (
  overcharged: readonly InvoiceDifference[],
  creditedByRate: ReadonlyMap<number, number>,
): InvoiceDifference[] => {
  const leftByRate = new Map(creditedByRate);
  return overcharged.flatMap(({ adjustmentEffectId, taxRate, netOre }) => {
    const leftOre = leftByRate.get(taxRate) ?? 0;
    const creditedOre = Math.min(-netOre, leftOre);
    if (creditedOre <= 0) return [];
    leftByRate.set(taxRate, leftOre - creditedOre);
    return [{ adjustmentEffectId, taxRate, netOre: creditedOre }];
  });
};
