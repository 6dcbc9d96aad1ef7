import { invoiceProblemTexts } from '../rent/invoice-problem.texts';

/** The giro numbers of a company: an invoice needs at least one. */
export interface GiroNumbers {
  bankgiro: string | null;
  plusgiro: string | null;
}

/** Why a company's settings do not allow invoices (docs/domain-rules.md, D-8), in Swedish. Null when they do. */
export const findCompanyProblem = ({ bankgiro, plusgiro }: GiroNumbers): string | null => {
  if (bankgiro === null && plusgiro === null) return invoiceProblemTexts.noGiro;
  return null;
};
