/** What changes what a tenant owes (docs/domain-rules.md, D-26), in the order in which those of a day are listed. */
export const ledgerEntryKinds = [
  'INVOICE',
  'CREDIT',
  'CANCELLATION',
  'PAYMENT',
  'UNDONE_PAYMENT',
  'ROUNDING',
  'PAYOUT',
  'UNDONE_PAYOUT',
  'WRITE_OFF',
  'UNDONE_WRITE_OFF',
] as const;

/** What the ledger of a lease has besides: credit that is used on an invoice of the lease, and money of one that becomes credit. */
export const ledgerLineKinds = [...ledgerEntryKinds, 'OFFSET', 'RELEASED'] as const;
export type LedgerLineKind = (typeof ledgerLineKinds)[number];
export const ledgerLineKindLabel: Readonly<Record<LedgerLineKind, string>> = {
  INVOICE: 'Hyresavi',
  CREDIT: 'Kreditavi',
  CANCELLATION: 'Makulering',
  PAYMENT: 'Inbetalning',
  UNDONE_PAYMENT: 'Ångrad inbetalning',
  ROUNDING: 'Öresavrundning',
  PAYOUT: 'Återbetalning',
  UNDONE_PAYOUT: 'Ångrad återbetalning',
  OFFSET: 'Tillgodo som använts',
  RELEASED: 'Blev tillgodo',
  WRITE_OFF: 'Avskrivning',
  UNDONE_WRITE_OFF: 'Återtagen avskrivning',
};
