import { invalidInput, orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import type { Deposit } from '@husrum/contract/deposit';
import { fromOre, type LocalDate } from '@husrum/format';
import { findDayProblem } from './deposit.rules';
import { findBalance, insertDepositEntry } from './deposit.store';
import { depositTexts } from './deposit.texts';
import { calculateInterest } from './deposit-interest.rules';
import { findDepositAccounts } from './deposit-settings';
import { dayErrors, listMovements, lockDeposit } from './lock-deposit';
import { readDeposit } from './read-deposits';

/** The agreed interest on a deposit to a day. */
export const previewInterest = async (
  { tx }: Pick<RequestContext, 'tx'>,
  id: number,
  day: LocalDate,
): Promise<{ amount: number }> => {
  const balance = orNotFound(await findBalance(tx, id));
  return {
    amount: fromOre(calculateInterest(await listMovements(tx, balance), balance.interest_rate ?? 0, day)),
  };
};

/** Adds the agreed interest to a deposit, once. */
export const addInterest = async (context: RequestContext, id: number, day: LocalDate): Promise<Deposit> => {
  const { tx, clock, account } = context;
  const { balance, movements } = await lockDeposit(tx, id);
  if (balance.interest_rate === null) throw problem('conflict', { message: depositTexts.noRate });
  if (balance.interest_ore > 0) throw problem('conflict', { message: depositTexts.hasInterest });
  const found = findDayProblem(day, movements, clock.today());
  if (found !== null) throw invalidInput(dayErrors('day', movements)[found]);
  const ore = calculateInterest(movements, balance.interest_rate, day);
  if (ore === 0) throw invalidInput({ day: [depositTexts.noInterest] });
  await insertDepositEntry(tx, {
    ...{ deposit_id: id, what: 'INTEREST', amount_ore: ore, day, reason: null, to_account: null },
    account: (await findDepositAccounts(tx, balance.company_id)).interest_account,
    ...{ payment_id: null, reverses_id: null, user_id: account.userId },
  });
  return readDeposit(context, id);
};
