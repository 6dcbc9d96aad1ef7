import type { AccountingService } from '../accounting/accounting-service';
import {
  type FortnoxInvoice,
  isCredit,
  requireTotals,
  toAccountingInvoice,
  toInvoiceBody,
} from './fortnox-invoice.mapping';
import type { FortnoxInvoices } from './fortnox-invoices';
import type { FortnoxMasterData } from './fortnox-master-data';

/**
 * A credit invoice is made by `credit`, which copies the rows with the opposite sign, then gets our rows, dates and reference,
 * and is booked if its amounts are as expected. An invoice that is credited already gets further credit invoices by POST
 * with a reference to it. Each step first searches for the result of an earlier attempt.
 */
export const createFortnoxCredits = (
  invoices: FortnoxInvoices,
  masterData: FortnoxMasterData,
): Pick<AccountingService, 'creditInvoice'> => {
  /**
   * The credit invoice that an earlier attempt created by `credit` and did not give its own reference: the reference is empty,
   * or still that of the credited invoice.
   */
  const findWithoutOwnReference = async (invoice: FortnoxInvoice): Promise<FortnoxInvoice | undefined> => {
    const { CreditInvoiceReference: creditNumber, ExternalInvoiceReference1 } = invoice;
    if (['', '0'].includes(creditNumber)) return undefined;
    const credit = await invoices.read(creditNumber);
    const hasNoOwnReference = ['', ExternalInvoiceReference1].includes(credit.ExternalInvoiceReference1);
    return hasNoOwnReference && isCredit(credit) && !credit.Booked && !credit.Cancelled ? credit : undefined;
  };
  const createCredit = async (id: string, body: object): Promise<FortnoxInvoice> => {
    const invoice = await invoices.read(id);
    const earlier = await findWithoutOwnReference(invoice);
    if (earlier !== undefined) return earlier;
    if (!['', '0'].includes(invoice.CreditInvoiceReference))
      return invoices.create({ ...body, CreditInvoiceReference: id });
    const credited = await invoices.performAction(id, 'credit');
    return invoices.read(credited.CreditInvoiceReference);
  };
  return {
    creditInvoice: async (id, { isWhole: _isWhole, expected, ...input }) => {
      await masterData.requireOpenDay(input.invoiceDate);
      const body = toInvoiceBody(input);
      const earlier = await invoices.findNumber(input.reference);
      const credit = earlier === undefined ? await createCredit(id, body) : await invoices.read(earlier);
      const current = credit.Booked ? credit : await invoices.put(credit.DocumentNumber, body);
      requireTotals(current, expected);
      const booked = current.Booked
        ? current
        : await invoices.performAction(current.DocumentNumber, 'bookkeep');
      return toAccountingInvoice(booked);
    },
  };
};
