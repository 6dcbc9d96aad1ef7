import { isAccountingType } from '@husrum/api-invoicing';
import { invalidInput, orNotFound, type RequestContext } from '@husrum/api-platform';
import type { Deposit } from '@husrum/contract/deposit';
import { formatOre, type LocalDate } from '@husrum/format';
import { payInvoices } from '../payment/pay-invoice';
import { insertDepositEntry, listInvoicesToPay } from './deposit.store';
import { depositTexts } from './deposit.texts';
import { findDepositAccounts } from './deposit-settings';
import { type LockedDeposit, lockDeposit, requireHeld } from './lock-deposit';
import { readDeposit } from './read-deposits';

export interface DepositUse {
  readonly id: number;
  /** Null: for what the reason says. */
  readonly invoiceId: number | null;
  readonly amountOre: number;
  readonly day: LocalDate;
  readonly reason: string;
}

/** Pays an invoice with a part of the deposit, as a payment that is booked against the deposit's account. Returns its id. */
const payWithDeposit = async (
  context: RequestContext,
  { balance, locked }: LockedDeposit,
  { invoiceId, amountOre, day }: Pick<DepositUse, 'amountOre' | 'day'> & { readonly invoiceId: number },
): Promise<number> => {
  const { tx } = context;
  const invoice = orNotFound(locked.get(invoiceId));
  if (isAccountingType(invoice.invoice_type)) throw invalidInput({ invoice_id: [depositTexts.inProgram] });
  const open = await listInvoicesToPay(tx, balance);
  if (!open.some(({ id }) => id === invoiceId))
    throw invalidInput({ invoice_id: [depositTexts.wrongInvoice] });
  if (amountOre > invoice.left_ore)
    throw invalidInput({ amount: [depositTexts.moreThanLeft(formatOre(invoice.left_ore))] });
  const [payment] = await payInvoices(context, locked, [{ invoiceId, amountOre, paidAt: day }]);
  return orNotFound(payment).paymentId;
};

/** Uses a part of a deposit: against an unpaid invoice of the tenant, or for a cost. */
export const takeFromDeposit = async (context: RequestContext, use: DepositUse): Promise<Deposit> => {
  const { tx, clock, account } = context;
  const { id, invoiceId, amountOre, day, reason } = use;
  const deposit = await lockDeposit(tx, id, invoiceId);
  if (invoiceId !== null) orNotFound(deposit.locked.get(invoiceId));
  requireHeld(deposit, use, clock.today());
  const paymentId = invoiceId === null ? null : await payWithDeposit(context, deposit, { ...use, invoiceId });
  const { cost_account } = await findDepositAccounts(tx, deposit.balance.company_id);
  await insertDepositEntry(tx, {
    ...{
      deposit_id: id,
      what: paymentId === null ? 'USED_COST' : 'USED_INVOICE',
      amount_ore: amountOre,
      day,
    },
    ...{ reason, to_account: null, account: paymentId === null ? cost_account : null, payment_id: paymentId },
    ...{ reverses_id: null, user_id: account.userId },
  });
  return readDeposit(context, id);
};
