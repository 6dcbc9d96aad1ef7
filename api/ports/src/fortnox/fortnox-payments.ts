import { fromOre, toOre } from '@husrum/format';
import * as yup from 'yup';
import type { AccountingPayment, AccountingService } from '../accounting/accounting-service';
import type { FortnoxClient } from './fortnox-client';
import { toLastModified } from './fortnox-last-modified.rules';
import type { FortnoxMasterData } from './fortnox-master-data';

const payment = yup
  .object({
    Number: yup.string().required(),
    InvoiceNumber: yup.string().required(),
    Amount: yup.number().required(),
    PaymentDate: yup.string().required(),
    Booked: yup.boolean().required(),
  })
  .required();
const paymentAnswer = yup.object({ InvoicePayment: payment }).required();
type FortnoxPayment = yup.InferType<typeof payment>;

/** The service does not store our reference. */
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
 * Payments: /invoicepayments, registered by POST and booked by PUT `bookkeep`. Only booked payments count, so only they are
 * listed: a payment that an earlier attempt registered without booking is found and booked.
 *
 * The surplus of an invoice, or a credit invoice, is offset against another invoice by two payments: a negative one of the
 * former and a positive one of the latter. Fortnox has no other function for that; its help says to settle both among the
 * incoming payments. Public clients use negative payments of credit invoices; those of an overpaid invoice are an assumption,
 * which no public description confirms or denies.
 */
export const createFortnoxPayments = (
  client: FortnoxClient,
  masterData: FortnoxMasterData,
): Pick<AccountingService, 'createPayment' | 'listInvoicePayments' | 'listPayments'> => {
  const listPaymentsOf = (invoicenumber: string): Promise<readonly FortnoxPayment[]> =>
    client.listAll('/invoicepayments', 'InvoicePayments', payment, { invoicenumber });
  const register = async (fields: object): Promise<FortnoxPayment> => {
    const json = { InvoicePayment: fields };
    return (await client.request({ method: 'POST', path: '/invoicepayments', json }, paymentAnswer))
      .InvoicePayment;
  };
  return {
    listPayments: async function* (since) {
      const query = { lastmodified: toLastModified(since) };
      for await (const page of client.list('/invoicepayments', 'InvoicePayments', payment, query))
        yield page.filter(isBooked).map(toPayment);
    },
    listInvoicePayments: async (invoiceId) =>
      (await listPaymentsOf(invoiceId)).filter(isBooked).map(toPayment),
    createPayment: async ({ invoiceId, amountOre, paidAt }) => {
      await masterData.requireOpenDay(paidAt);
      const unbooked = (await listPaymentsOf(invoiceId)).find(
        (one) => !one.Booked && toOre(one.Amount) === amountOre && one.PaymentDate === paidAt,
      );
      const mode = await masterData.findModeOfPayment();
      const registered =
        unbooked ??
        (await register({
          InvoiceNumber: Number(invoiceId),
          Amount: fromOre(amountOre),
          PaymentDate: paidAt,
          ...(mode === undefined ? {} : { ModeOfPayment: mode }),
        }));
      const path = `/invoicepayments/${encodeURIComponent(registered.Number)}/bookkeep`;
      return toPayment((await client.request({ method: 'PUT', path }, paymentAnswer)).InvoicePayment);
    },
  };
};
