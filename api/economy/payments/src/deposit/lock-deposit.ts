import { lockInvoicesWithOpenOnes } from '@husrum/api-invoicing';
import { invalidInput, orNotFound, type Tx } from '@husrum/api-platform';
import { formatOre, type LocalDate } from '@husrum/format';
import { type DepositProblem, findDepositProblem, lastMovementDay } from './deposit.rules';
import {
  type DepositBalance,
  findBalance,
  findInvoiceOfDeposit,
  listEntries,
  listReceipts,
} from './deposit.store';
import { depositTexts } from './deposit.texts';
import type { DepositMovement } from './deposit-interest.rules';

/** All that came in of a deposit and went out of it. */
export const listMovements = async (
  tx: Tx,
  { id, invoicebase_id }: DepositBalance,
): Promise<DepositMovement[]> => {
  const receipts = await listReceipts(tx, [invoicebase_id]);
  const entries = (await listEntries(tx, [id])).filter(({ undone_on }) => undone_on === null);
  return [
    ...(receipts.get(invoicebase_id) ?? []),
    ...entries.map(({ day, what, amount_ore }) => ({
      day,
      ore: what === 'INTEREST' ? amount_ore : -amount_ore,
    })),
  ];
};

/** Locks a deposit, with the invoice that it is used for, and returns what is known of it. */
export const lockDeposit = async (tx: Tx, id: number, invoiceId: number | null = null) => {
  const { invoicebase_id } = orNotFound(await findInvoiceOfDeposit(tx, id));
  const locked = await lockInvoicesWithOpenOnes(
    tx,
    invoiceId === null ? [invoicebase_id] : [invoicebase_id, invoiceId],
  );
  const balance = orNotFound(await findBalance(tx, id));
  return { balance, locked, movements: await listMovements(tx, balance) };
};

export type LockedDeposit = Awaited<ReturnType<typeof lockDeposit>>;

/** The texts of a day that does not fit, under its field. */
export const dayErrors = (
  field: 'day' | 'paid_at',
  movements: readonly DepositMovement[],
): Record<Extract<DepositProblem, 'IN_FUTURE' | 'TOO_EARLY'>, Record<string, string[]>> => ({
  IN_FUTURE: { [field]: [depositTexts.inFuture] },
  TOO_EARLY: { [field]: [depositTexts.tooEarly(lastMovementDay(movements) ?? '')] },
});

/** Throws why the amount cannot be taken from the deposit on the day. */
export const requireHeld = (
  { balance, movements }: Pick<LockedDeposit, 'balance' | 'movements'>,
  taken: { readonly amountOre: number; readonly day: LocalDate },
  today: LocalDate,
): void => {
  const found = findDepositProblem(taken, { heldOre: balance.held_ore, movements }, today);
  if (found !== null)
    throw invalidInput(
      {
        NOTHING_HELD: { amount: [depositTexts.nothingHeld] },
        MORE_THAN_HELD: { amount: [depositTexts.moreThanHeld(formatOre(balance.held_ore))] },
        ...dayErrors('paid_at', movements),
      }[found],
    );
};
