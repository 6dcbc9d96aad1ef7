import type { ResponseOf } from '@husrum/contract/core';
import type { invoiceCalls } from '@husrum/contract/invoice';
import { invoiceTexts } from './invoice.texts';

interface Props {
  sum: ResponseOf<typeof invoiceCalls.list>['sum'] | undefined;
}

/**
 * The name of the sum of a list, with the credit invoices that it includes, and the sum of the amounts excluding VAT. That one names its
 * column, because the column of what is left may be the only one beside it.
 */
export const SumLabel = ({ sum }: Props) => {
  const details = [
    sum?.credit_count ? invoiceTexts.creditsIncluded(sum.credit_count, sum.credit_amount ?? 0) : undefined,
    sum?.fee === undefined ? undefined : invoiceTexts.sumExcludingVat(sum.fee),
  ].filter((text) => text !== undefined);
  return (
    <span className="h-muted">
      {invoiceTexts.sum}
      {details.map((text) => (
        <span key={text} className="e-sum__detail">
          {text}
        </span>
      ))}
    </span>
  );
};
