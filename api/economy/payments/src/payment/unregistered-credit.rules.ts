/** An amount of a payment that was offset on another invoice than its own, or a reversal of that. */
export interface CreditOffset {
  readonly id: number;
  readonly invoiceId: number;
  /** Negative for a reversal. */
  readonly ore: number;
  /** Whether the invoice is in an accounting program. */
  readonly isInProgram: boolean;
  /** Whether the program had booked the invoice before: what it has registered stays there after a reversal. */
  readonly wasBooked: boolean;
}

/**
 * How much of each offset on a manual invoice is money that no accounting program has, by the id of the offset
 * (docs/domain-rules.md, D-24). The program of the payment's own invoice did not get `unregisteredOre` of it. Offsets use this
 * money first, in the order of their ids, as the program does when it registers them (D-14). Offsets with 0 are left out.
 */
export const splitUnregisteredCredit = (
  unregisteredOre: number,
  offsets: readonly CreditOffset[],
): ReadonlyMap<number, number> => {
  let freeOre = unregisteredOre;
  const usedByInvoice = new Map<number, number>();
  const unregisteredByOffset = new Map<number, number>();
  for (const { id, invoiceId, ore, isInProgram, wasBooked } of offsets.toSorted((a, b) => a.id - b.id)) {
    if (ore < 0 && isInProgram && wasBooked) continue;
    const usedOre = usedByInvoice.get(invoiceId) ?? 0;
    const changeOre = ore > 0 ? Math.min(ore, freeOre) : -Math.min(-ore, usedOre);
    freeOre -= changeOre;
    usedByInvoice.set(invoiceId, usedOre + changeOre);
    if (!isInProgram && changeOre !== 0) unregisteredByOffset.set(id, changeOre);
  }
  return unregisteredByOffset;
};
