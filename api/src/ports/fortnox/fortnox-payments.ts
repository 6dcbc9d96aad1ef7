import { fromOre, toOre } from '@husrum/format';
import * as yup from 'yup';
import type { AccountingPayment, AccountingService } from '../accounting/accounting-service';
import type { FortnoxClient } from './fortnox-client';
import { toLastModified } from './fortnox-last-modified.rules';
import type { FortnoxRegisters } from './fortnox-registers';

const payment = yup
  .object({
    Number: yup.string().required(),
    InvoiceNumber: yup.string().required(),
    Amount: yup.number().required(),
    PaymentDate: yup.string().required(),
    Booked: yup.boolean().required(),
  })
  .required();
const answer = yup.object({ InvoicePayment: payment }).required();
type FortnoxPayment = yup.InferType<typeof payment>;

/** The service keeps no reference of ours. */
const toPayment = (one: FortnoxPayment): AccountingPayment => ({
  id: one.Number,
  invoiceId: one.InvoiceNumber,
  amountOre: toOre(one.Amount),
  paidAt: one.PaymentDate,
  reference: null,
  isBooked: one.Booked,
});
const isBooked = ({ Booked }: FortnoxPayment): boolean => Booked;

/**
 * Payments: /invoicepayments, registered by POST and booked by PUT `bookkeep`. Only booked ones count, so only they are
 * listed: an earlier attempt that registered but did not book is found and booked here. A negative amount takes a surplus off
 * an invoice or a credit invoice: that is how it is set off against another, because Fortnox has no function for that (its
 * help: both are paid off among the incoming payments). Negative payments of credit invoices are in use by public clients; those of
 * an invoice that was paid too much are an assumption, which no public description confirms or denies.
 */
export const createFortnoxPayments = (
  client: FortnoxClient,
  registers: FortnoxRegisters,
): Pick<AccountingService, 'createPayment' | 'listInvoicePayments' | 'listPayments'> => {
  const listOf = (invoicenumber: string): Promise<readonly FortnoxPayment[]> =>
    client.listAll('/invoicepayments', 'InvoicePayments', payment, { invoicenumber });
  const register = async (fields: object): Promise<FortnoxPayment> => {
    const json = { InvoicePayment: fields };
    return (await client.request({ method: 'POST', path: '/invoicepayments', json }, answer)).InvoicePayment;
  };
  return {
    listPayments: async function* (since) {
      const query = { lastmodified: toLastModified(since) };
      for await (const some of client.list('/invoicepayments', 'InvoicePayments', payment, query))
        yield some.filter(isBooked).map(toPayment);
    },
    listInvoicePayments: async (invoiceId) => (await listOf(invoiceId)).filter(isBooked).map(toPayment),
    createPayment: async ({ invoiceId, amountOre, paidAt }) => {
      await registers.requireOpenDay(paidAt);
      const begun = (await listOf(invoiceId)).find(
        (one) => !one.Booked && toOre(one.Amount) === amountOre && one.PaymentDate === paidAt,
      );
      const mode = await registers.findModeOfPayment();
      const registered =
        begun ??
        (await register({
          InvoiceNumber: Number(invoiceId),
          Amount: fromOre(amountOre),
          PaymentDate: paidAt,
          ...(mode === undefined ? {} : { ModeOfPayment: mode }),
        }));
      const path = `/invoicepayments/${encodeURIComponent(registered.Number)}/bookkeep`;
      return toPayment((await client.request({ method: 'PUT', path }, answer)).InvoicePayment);
    },
  };
};
