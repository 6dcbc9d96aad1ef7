import type { ActorContext } from '@husrum/api-platform';
import type { MailedInvoiceState } from './invoice-mail.texts';
import { findLeftById } from './left-to-pay.store';
import type { SentInvoice } from './record-sent';

export interface MailedInvoice extends SentInvoice {
  to: string;
  state: MailedInvoiceState;
}

/** Reads what the mails say besides the documents: the invoices as they were before this sending. */
export const loadMailedInvoices = async (
  { tx }: Pick<ActorContext, 'tx'>,
  sent: readonly (SentInvoice & { readonly to: string })[],
): Promise<MailedInvoice[]> => {
  const creditedLeft = await findLeftById(
    tx,
    sent.flatMap(({ before }) => before.credits_id ?? []),
  );
  return sent.map((each) => {
    const { sent_at, mail_error, left_ore, credits_id } = each.before;
    return {
      ...each,
      state: {
        isResend: sent_at !== null && mail_error === null,
        leftOre: credits_id === null ? left_ore : (creditedLeft.get(credits_id) ?? 0),
      },
    };
  });
};
