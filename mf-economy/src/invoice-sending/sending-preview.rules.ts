import type { PayeeAccount } from '@husrum/contract/invoice-batch';
import { invoiceSendingTexts } from './invoice-sending.texts';

const { preview: texts } = invoiceSendingTexts;

/** `bankgiro 991-2346, plusgiro 4-2`; undefined when the company has neither. */
export const formatAccount = ({ bankgiro, plusgiro }: Pick<PayeeAccount, 'bankgiro' | 'plusgiro'>) => {
  const numbers = [bankgiro && texts.bankgiro(bankgiro), plusgiro && texts.plusgiro(plusgiro)].filter(
    Boolean,
  );
  return numbers.length === 0 ? undefined : numbers.join(', ');
};
