import type { ResponseOf } from '@husrum/contract/core';
import type { invoiceCalls } from '@husrum/contract/invoice';
import { invoiceTexts } from './invoice.texts';

interface Props {
  sum: ResponseOf<typeof invoiceCalls.list>['sum'] | undefined;
}

/** The name of the sum of a list, with the sum excluding VAT and the credit invoices that the sum includes. */
export const SumLabel = ({ sum }: Props) => {
  const details = [
    sum?.fee === undefined ? undefined : invoiceTexts.sumExcludingVat(sum.fee),
    sum?.credit_count ? invoiceTexts.creditsIncluded(sum.credit_count, sum.credit_amount ?? 0) : undefined,
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
