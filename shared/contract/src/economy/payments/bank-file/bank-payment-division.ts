/** The most invoices that a person can divide a payment among. */
export const MAX_PAYMENT_PARTS = 50;

/** What a person gives an invoice of a payment, in öre. */
export interface DivisionPart {
  readonly invoiceId: number;
  /** Null: an invoice without a tenant. */
  readonly tenantId: number | null;
  readonly ore: number;
  /** What is left of the invoice before the payment. */
  readonly leftOre: number;
}

/** Invoices that the payer named, with what is left of each, in öre. */
interface NamedInvoice {
  readonly invoiceId: number;
  readonly leftOre: number;
}

interface DivisionContext {
  /** The invoices that the payer named. */
  readonly named?: readonly NamedInvoice[];
  readonly formatOre: (ore: number) => string;
}

export interface CheckedDivision {
  /** What no invoice gets: negative when the parts are more than the payment. */
  readonly restOre: number;
  /** Why the division cannot be registered: by the index of a part, or for all of it. Null when it can. */
  readonly partProblems: readonly (string | null)[];
  readonly problem: string | null;
}

const texts = {
  tooMuch: (left: string) => `Högst ${left}, som är kvar av avin`,
  moreThanPayment: (more: string) => `Delarna är ${more} mer än betalningen.`,
  restOfSeveral: (rest: string) =>
    `${rest} är kvar att fördela. Avierna har flera hyresgäster, så det går inte att säga vems överskottet är.`,
  restBesideOpen: (rest: string) => `${rest} är kvar att fördela, och alla avier är inte fullt betalda.`,
  restBesideNamed: (rest: string) =>
    `${rest} är kvar att fördela. Betalningen nämner en avi till som inte är betald.`,
} as const;

const findProblem = (
  restOre: number,
  parts: readonly DivisionPart[],
  { named = [], formatOre }: DivisionContext,
): string | null => {
  if (restOre === 0) return null;
  const rest = formatOre(Math.abs(restOre));
  if (restOre < 0) return texts.moreThanPayment(rest);
  if (parts.some(({ ore, leftOre }) => ore < leftOre)) return texts.restBesideOpen(rest);
  const ids = new Set(parts.map(({ invoiceId }) => invoiceId));
  if (named.some(({ invoiceId, leftOre }) => leftOre > 0 && !ids.has(invoiceId)))
    return texts.restBesideNamed(rest);
  const [first, ...others] = parts;
  const isOfOne = first?.tenantId != null && others.every(({ tenantId }) => tenantId === first.tenantId);
  return isOfOne ? null : texts.restOfSeveral(rest);
};

/**
 * Checks how a person divides a payment among invoices (docs/domain-rules.md, D-25). No invoice gets more than what is left of it. A
 * rest is only possible when the invoices, and those that the payer named, are paid and have one tenant, whose surplus it is. Both the
 * page and the server check it.
 *
 * 16 277 as 8 500 and 7 777 is right; 8 500 and 7 000 leaves 777 to divide.
 */
export const checkDivision = (
  amountOre: number,
  parts: readonly DivisionPart[],
  context: DivisionContext,
): CheckedDivision => {
  const restOre = parts.reduce((rest, { ore }) => rest - ore, amountOre);
  return {
    restOre,
    partProblems: parts.map(({ ore, leftOre }) =>
      ore > leftOre ? texts.tooMuch(context.formatOre(leftOre)) : null,
    ),
    problem: findProblem(restOre, parts, context),
  };
};

/**
 * What each invoice gets of a payment when a person has not said: as much as is left of it, in their order, until the payment is used up.
 *
 * 16 000 for 8 500 and 7 777 gives 8 500 and 7 500.
 */
export const fillInvoices = (amountOre: number, leftOres: readonly number[]): number[] => {
  let restOre = amountOre;
  return leftOres.map((leftOre) => {
    const ore = Math.min(restOre, leftOre);
    restOre -= ore;
    return ore;
  });
};
