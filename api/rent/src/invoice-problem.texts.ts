/** Why an invoice cannot be sent. `noGiro` is also why automatic invoicing of a company is not possible. */
export const invoiceProblemTexts = {
  noTenant: 'Uthyrningen saknar primär hyresgäst',
  noIdentifier: 'Hyresgästen saknar person- eller organisationsnummer, som Fortnox kräver',
  noRows: 'Avin har inga rader',
  negativeNet: 'Avdragen är större än hyran: summan exklusive moms är negativ',
  noGiro: 'Bankgiro och plusgiro saknas i faktureringsinställningarna: hyresgästen kan inte betala.',
  noVatNumber:
    'Momsregistreringsnumret saknas i faktureringsinställningarna: det måste stå på en hyresavi med moms.',
  negativeTotal: 'Momsen på avdragen är större än resten: summan att betala är negativ',
} as const;
