/** The column labels of rent adjustments. */
export const rentAdjustmentColumnTexts = {
  rate: 'Ändring (%)',
  addons: 'Även tillägg',
  scheduledAt: 'Schemalagd till',
  status: 'Status',
  executedAt: 'Genomförd',
  effectiveOn: 'Gäller från',
  createdAt: 'Skapad',
} as const;
