import { invoiceProblemTexts } from '../rent/invoice-problem.texts';
import { jobRunTexts } from './job-run.texts';

/** The invoicing settings that an invoice needs. */
export interface RunSettings {
  integrationId: number | null;
  bankgiro: string | null;
  plusgiro: string | null;
}

/** Why a company's settings do not allow invoices (D-8), in Swedish. Null when they do. */
export const companyProblem = ({ integrationId, bankgiro, plusgiro }: RunSettings): string | null => {
  if (integrationId !== null) return jobRunTexts.integrationNotConnected;
  if (bankgiro === null && plusgiro === null) return invoiceProblemTexts.noGiro;
  return null;
};
