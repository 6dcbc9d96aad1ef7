/** Why an invoice cannot be sent. */
export const invoiceProblemTexts = {
  noTenant: 'Uthyrningen saknar primär hyresgäst',
  noIdentifier: 'Hyresgästen saknar person- eller organisationsnummer, som Fortnox kräver',
  negative: 'Avdragen är större än hyran: summan att betala är negativ',
} as const;
