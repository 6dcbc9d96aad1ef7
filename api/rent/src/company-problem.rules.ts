import { type GiroNumbers, hasGiro } from './invoice-problem.rules';
import { invoiceProblemTexts } from './invoice-problem.texts';

/**
 * Why a company's settings do not allow automatic invoices (docs/domain-rules.md, D-8), in Swedish. The result is null when
 * they do. A missing VAT number is a problem of single invoices, those with VAT.
 */
export const findCompanyProblem = (company: GiroNumbers): string | null =>
  hasGiro(company) ? null : invoiceProblemTexts.noGiro;
