import type { RequestContext } from '@husrum/api-platform';
import type { Deposit } from '@husrum/contract/deposit';
import { insertDepositEntry } from './deposit.store';
import { lockDeposit, requireHeld } from './lock-deposit';
import { readDeposit } from './read-deposits';
import type { DepositUse } from './take-from-deposit';

/** The account that money is paid from (BAS). */
const bankAccount = 1930;

interface DepositRepayment extends Pick<DepositUse, 'id' | 'amountOre' | 'day'> {
  readonly toAccount: string | null;
}

/** Pays a part of a deposit back to the tenant, or all of it. */
export const repayDeposit = async (
  context: RequestContext,
  { toAccount, ...repayment }: DepositRepayment,
): Promise<Deposit> => {
  const { tx, clock, account } = context;
  const { id, amountOre, day } = repayment;
  requireHeld(await lockDeposit(tx, id), repayment, clock.today());
  await insertDepositEntry(tx, {
    ...{ deposit_id: id, what: 'REPAID', amount_ore: amountOre, day, reason: null, to_account: toAccount },
    ...{ account: bankAccount, payment_id: null, reverses_id: null, user_id: account.userId },
  });
  return readDeposit(context, id);
};
