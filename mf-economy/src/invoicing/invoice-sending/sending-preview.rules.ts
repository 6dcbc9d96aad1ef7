import { blockingRemarks, invoiceRemarkLabel } from '@husrum/contract/invoice';
import type { PayeeAccount, PreviewedInvoice } from '@husrum/contract/invoice-batch';
import { invoiceSendingTexts } from './invoice-sending.texts';

const { preview: texts } = invoiceSendingTexts;

/** `bankgiro 991-2346, plusgiro 4-2`; undefined when the company has neither. */
export const formatAccount = ({ bankgiro, plusgiro }: Pick<PayeeAccount, 'bankgiro' | 'plusgiro'>) => {
  const numbers = [bankgiro && texts.bankgiro(bankgiro), plusgiro && texts.plusgiro(plusgiro)].filter(
    Boolean,
  );
  return numbers.length === 0 ? undefined : numbers.join(', ');
};

/** What should be checked before the invoice is sent. What stops the sending is shown as the problem of the invoice. */
export const listWarnings = ({ remarks = [] }: Pick<PreviewedInvoice, 'remarks'>): string[] =>
  remarks
    .filter(({ kind }) => !blockingRemarks.includes(kind))
    .map(({ kind, detail }) => [invoiceRemarkLabel[kind], detail].filter(Boolean).join(': '));
