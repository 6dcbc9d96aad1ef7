/** What of a company's invoicing settings an invoice cannot do without. */
export interface RunSettings {
  integrationId: number | null;
  bankgiro: string | null;
  plusgiro: string | null;
}

/** Why no invoices can be made for a company by its settings, in Swedish; null when they can (D-8). */
export const companyProblem = ({ integrationId, bankgiro, plusgiro }: RunSettings): string | null => {
  if (integrationId !== null)
    return 'Ett bokföringsprogram är valt i faktureringsinställningarna, men det är inte anslutet.';
  if (bankgiro === null && plusgiro === null)
    return 'Bankgiro och plusgiro saknas i faktureringsinställningarna: hyresgästerna kan inte betala.';
  return null;
};
