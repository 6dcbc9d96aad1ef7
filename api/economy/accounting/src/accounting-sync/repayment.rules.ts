interface Payment {
  readonly id: string;
  /** Negative for a repayment, a correction, or a surplus that we have moved to another invoice. */
  readonly amountOre: number;
  readonly isBooked: boolean;
}

/** Sorts payments by id, which in Fortnox is a number in the order of registration. If an id is not a number, they keep their order. */
const sortByRegistration = <P extends Payment>(payments: readonly P[]): P[] =>
  payments.every(({ id }) => /^\d+$/.test(id))
    ? payments.toSorted((one, other) => Number(one.id) - Number(other.id))
    : [...payments];

/**
 * Deducts repayments and corrections, which a person has registered in the program as negative payments, from the other payments
 * of an invoice: from an earlier one of the same amount, or else from the latest earlier ones. The shared payments are registered
 * both here and there: a negative one of them is a surplus that we have moved to another invoice, and is not deducted.
 */
export const deductRepayments = <P extends Payment>(
  payments: readonly P[],
  sharedIds: ReadonlySet<string>,
): P[] => {
  const net: P[] = [];
  const reduce = (index: number, ore: number): void => {
    const payment = net[index];
    if (payment !== undefined) net[index] = { ...payment, amountOre: payment.amountOre - ore };
  };
  for (const payment of sortByRegistration(payments)) {
    const isRepayment = payment.isBooked && payment.amountOre < 0 && !sharedIds.has(payment.id);
    if (!isRepayment) {
      net.push(payment);
      continue;
    }
    let leftOre = -payment.amountOre;
    const same = net.findIndex(({ amountOre, isBooked }) => isBooked && amountOre === leftOre);
    if (same >= 0) {
      reduce(same, leftOre);
      continue;
    }
    for (let index = net.length - 1; index >= 0; index -= 1) {
      const { amountOre = 0, isBooked = false } = net[index] ?? {};
      const ore = isBooked ? Math.min(leftOre, Math.max(amountOre, 0)) : 0;
      reduce(index, ore);
      leftOre -= ore;
    }
  }
  return net.filter(({ amountOre }) => amountOre !== 0);
};
