import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import type { Deposit } from '@husrum/contract/deposit';
import { undoPayment } from '../payment/undo-payment';
import { findDepositOfEntry, insertDepositEntry, listEntries } from './deposit.store';
import { depositTexts } from './deposit.texts';
import { lockDeposit } from './lock-deposit';
import { readDeposit } from './read-deposits';

/** Undoes an entry of a deposit today. The payment of an invoice is undone as any other. */
export const undoDepositEntry = async (context: RequestContext, entryId: number): Promise<Deposit> => {
  const { tx, clock, account } = context;
  const { deposit_id, invoice_id } = orNotFound(await findDepositOfEntry(tx, entryId));
  const { balance } = await lockDeposit(tx, deposit_id, invoice_id);
  const entry = orNotFound((await listEntries(tx, [deposit_id])).find(({ id }) => id === entryId));
  if (entry.undone_on !== null) throw problem('conflict', { message: depositTexts.alreadyUndone });
  if (entry.what === 'INTEREST' && balance.held_ore < entry.amount_ore)
    throw problem('conflict', { message: depositTexts.interestUsed });
  if (entry.payment_id !== null && entry.invoice_id !== null) {
    await undoPayment(context, { type: 'manual', id: entry.invoice_id, paymentId: entry.payment_id });
    return readDeposit(context, deposit_id);
  }
  await insertDepositEntry(tx, {
    ...{ deposit_id, what: entry.what, amount_ore: -entry.amount_ore, day: clock.today() },
    ...{ reason: entry.reason, to_account: entry.to_account, account: entry.account },
    ...{ payment_id: null, reverses_id: entryId, user_id: account.userId },
  });
  return readDeposit(context, deposit_id);
};
