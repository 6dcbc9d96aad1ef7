import { callQueryOptions } from '@husrum/api-client';
import {
  type Invoice,
  invoiceActionCalls,
  type PartialCreditPreview,
  toInvoiceTypeParam,
} from '@husrum/contract/invoice';
import { useFormikContext } from '@husrum/forms';
import { DescriptionList, Money, useDebouncedValue } from '@husrum/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getErrorText } from './action-error';
import { type CreditScope, type CreditValues, toCreditedPart } from './credit-invoice.rules';
import { creditInvoiceTexts } from './credit-invoice.texts';

const noPart: Omit<CreditValues, 'reason'> = { start: null, stop: null, rows: null };

/** The result of crediting `part`, calculated by the server. Without a part it contains only what is left to credit of each row. */
export const useCreditPreview = (invoice: Pick<Invoice, 'id' | 'invoice_type'>, part = noPart) =>
  useQuery({
    ...callQueryOptions(invoiceActionCalls.previewCreditPart, {
      params: { type: toInvoiceTypeParam(invoice), id: invoice.id },
      body: part,
    }),
    gcTime: 0,
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });

interface Props {
  invoice: Invoice;
  scope: CreditScope;
  rows: PartialCreditPreview['rows'];
}

/** What the form's current values would credit: the amount, what is left to pay, and what becomes the tenant's credit. */
export const CreditPreview = ({ invoice, scope, rows }: Props) => {
  const { values } = useFormikContext<CreditValues>();
  const entered = useDebouncedValue(values);
  const { data, error } = useCreditPreview(invoice, toCreditedPart(scope, entered, rows));
  if (error) return <p className="h-muted">{creditInvoiceTexts.notCalculated(getErrorText(error))}</p>;
  if (data === undefined) return null;
  const { pay_amount_rounded, tax, payment_left, tenant_credit } = data;
  return (
    <section aria-label={creditInvoiceTexts.result} aria-live="polite">
      <DescriptionList
        columns={1}
        items={[
          {
            label: creditInvoiceTexts.creditedAmount,
            value: (
              <>
                <Money strong value={pay_amount_rounded} />
                {tax !== 0 && <span className="h-muted"> {creditInvoiceTexts.vatIncluded(tax)}</span>}
              </>
            ),
          },
          { label: creditInvoiceTexts.left, value: <Money value={payment_left} /> },
          ...(tenant_credit > 0
            ? [{ label: creditInvoiceTexts.tenantCredit, value: <Money value={tenant_credit} /> }]
            : []),
        ]}
      />
    </section>
  );
};
