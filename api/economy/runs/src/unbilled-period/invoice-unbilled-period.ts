import { invoiceLeaseDays } from '@husrum/api-invoicing';
import type { RequestContext } from '@husrum/api-platform';
import type { Period } from '@husrum/api-rent';
import type { ResponseOf } from '@husrum/contract/core';
import type { UnbilledInvoiceMode, unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { splitUnbilledPeriod } from './unbilled-period.rules';

interface InvoiceUnbilledPeriodCommand extends Period {
  readonly leaseId: number;
  /** One invoice for all of it, or one for each payment period. */
  readonly mode: UnbilledInvoiceMode;
}

/**
 * Creates numbered invoices for an unbilled period of a lease: one for all of it, or one per payment period
 * (docs/domain-rules.md, D-8).
 */
export const invoiceUnbilledPeriod = async (
  context: RequestContext,
  { mode, ...days }: InvoiceUnbilledPeriodCommand,
): Promise<ResponseOf<typeof unbilledPeriodCalls.createInvoices>> => ({
  invoicebases: await invoiceLeaseDays(context, {
    ...days,
    split: (period, interval) => (mode === 'ONE' ? [period] : splitUnbilledPeriod(period, interval)),
  }),
});
