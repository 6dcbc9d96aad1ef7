import { invoiceProblemTexts } from '../rent/invoice-problem.texts';

/** The invoicing settings that an invoice needs. */
export interface RunSettings {
  bankgiro: string | null;
  plusgiro: string | null;
}

/** Why a company's settings do not allow invoices (D-8), in Swedish. Null when they do. */
export const findCompanyProblem = ({ bankgiro, plusgiro }: RunSettings): string | null => {
  if (bankgiro === null && plusgiro === null) return invoiceProblemTexts.noGiro;
  return null;
};
