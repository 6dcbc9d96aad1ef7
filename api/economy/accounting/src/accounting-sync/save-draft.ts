import { accountingInvoices } from '@husrum/api-connections';
import type { Tx } from '@husrum/api-platform';
import type { AccountingInvoice, AccountingInvoiceInput } from '@husrum/api-ports';
import { hashContent } from './draft-content';
import { toStoredState } from './stored-state.rules';

export interface RemoteDraft {
  readonly draft: AccountingInvoice;
  /** What the program got from us. It is undefined if the draft in the program may contain something else. */
  readonly input: AccountingInvoiceInput | undefined;
}

/** Saves the state of the draft in the program, and a hash of what the program got from us. */
export const saveDraft = async (
  tx: Tx,
  invoiceId: number,
  { draft, input, now }: RemoteDraft & { readonly now: string },
): Promise<void> => {
  await accountingInvoices.save(tx, invoiceId, {
    ...toStoredState(draft, now),
    content_sha256: input === undefined ? null : hashContent(input),
  });
};
