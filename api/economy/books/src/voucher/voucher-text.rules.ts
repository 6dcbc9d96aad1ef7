import { invoiceKindLabel } from '@husrum/contract/invoice';
import type { ListedVoucher } from './listed-voucher';
import { voucherTexts } from './voucher.texts';

/**
 * The text of a voucher: what happened, with the number of the invoice, the name of the tenant, and
 * the day of what was booked later, because its month was locked.
 */
export const voucherText = ({
  kind,
  isReversal,
  document,
  program,
  date,
  eventDay,
  tenant: tenantToday,
  deposit = null,
}: Omit<ListedVoucher, 'lines'>): string => {
  const { reference = null, tenant = '' } = document ?? {};
  const name = invoiceKindLabel[document?.kind ?? 'RENT'];
  const text = {
    INVOICE: () => voucherTexts.invoice(name, reference, tenant),
    CREDIT: () => voucherTexts.invoice(name, reference, tenant),
    CANCELLATION: () => voucherTexts.cancelled(name, reference, tenant),
    PAYMENT: () => voucherTexts.payment(reference, tenant),
    UNDONE_PAYMENT: () => voucherTexts.undonePayment(reference, tenant),
    ROUNDING: () => voucherTexts.rounding(reference, tenant),
    PAYOUT: () => voucherTexts.payout(tenantToday),
    UNDONE_PAYOUT: () => voucherTexts.undonePayout(tenantToday),
    ACCRUAL: () => voucherTexts.accrual(name, reference, tenant),
    INCOME: () => voucherTexts.income(reference, tenant),
    WRITE_OFF: () => voucherTexts.writeOff(reference, tenant),
    UNDONE_WRITE_OFF: () => voucherTexts.undoneWriteOff(reference, tenant),
    DEPOSIT: () => voucherTexts.deposit(deposit, tenant),
    UNDONE_DEPOSIT: () => voucherTexts.undoneDeposit(deposit, tenant),
    MOVED_CREDIT: () => voucherTexts.movedCredit(program, reference, tenant),
    CREDIT_FROM_PROGRAM: () => voucherTexts.creditFromProgram(program, reference, tenant),
  }[kind]();
  const shown = isReversal ? voucherTexts.reversed(text) : text;
  return eventDay < date ? voucherTexts.late(shown, eventDay) : shown;
};
