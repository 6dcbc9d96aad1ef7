interface Payment {
  readonly id: string;
  /** Negative for money that was paid back, and for a correction. */
  readonly amountOre: number;
  readonly isBooked: boolean;
}

/** Fortnox numbers payments in the order in which they are registered. Other keys stay in the given order. */
const inOrder = <P extends Payment>(payments: readonly P[]): P[] =>
  payments.every(({ id }) => /^\d+$/.test(id))
    ? payments.toSorted((one, other) => Number(one.id) - Number(other.id))
    : [...payments];

/**
 * The payments of an invoice in the program, less what a person there has paid back or corrected by negative payments. Such a
 * payment takes off an earlier one of the same amount, or else the latest earlier ones. Payments in `known` are on both
 * sides: our own negative ones set off a surplus, and take off nothing.
 */
export const deductRepayments = <P extends Payment>(
  payments: readonly P[],
  known: ReadonlySet<string>,
): P[] => {
  const net: P[] = [];
  const reduce = (index: number, ore: number): void => {
    const payment = net[index];
    if (payment !== undefined) net[index] = { ...payment, amountOre: payment.amountOre - ore };
  };
  for (const payment of inOrder(payments)) {
    const isRepayment = payment.isBooked && payment.amountOre < 0 && !known.has(payment.id);
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
