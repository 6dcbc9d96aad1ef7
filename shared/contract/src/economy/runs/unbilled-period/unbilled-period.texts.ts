import type { UnbilledInvoiceMode } from './unbilled-period.modes';

export const unbilledInvoiceModeLabel: Readonly<Record<UnbilledInvoiceMode, string>> = {
  ONE: 'En avi för hela tiden',
  PER_PERIOD: 'En avi per period',
};
