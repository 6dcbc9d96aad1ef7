import { orNotFound, paginateInMemory, type RequestContext } from '@husrum/api-platform';
import type { bankFileCalls } from '@husrum/contract/bank-file';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import { findBankPayment } from './bank-payment.store';
import { type CandidateInvoice, findCandidateInvoices } from './candidate-invoice.store';
import { toBankPaymentInvoice } from './match-bank-file';
import { findObstacle } from './match-bank-payments.rules';
import { sortNearest } from './nearest-invoices.rules';

type Nearest = typeof bankFileCalls.nearest;

/** A page of the company's open invoices on which a payment can be registered, the nearest by amount and day first. */
export const listNearestInvoices = async (
  context: Pick<RequestContext, 'tx' | 'url' | 'clock'>,
  id: number,
  query: QueryOf<Nearest>,
): Promise<ResponseOf<Nearest>> => {
  const { tx, clock } = context;
  const { company_id: companyId, amount_ore, booked_on } = orNotFound(await findBankPayment(tx, id));
  const payment = { amountOre: amount_ore, bookedOn: booked_on };
  const open = (await findCandidateInvoices(tx, { companyId, ids: [], numbers: [] })).filter(
    (invoice) =>
      invoice.isPaidInHusrum &&
      findObstacle(payment, invoice, invoice.leftOre, { companyId, today: clock.today() }) === undefined,
  );
  const page = paginateInMemory<CandidateInvoice, 'due_at' | 'left'>(
    context,
    query,
    sortNearest(payment, open),
    {
      due_at: ({ dueAt }) => dueAt,
      left: ({ leftOre }) => leftOre,
    },
  );
  return {
    ...page,
    data: page.data.map((invoice) => ({
      ...toBankPaymentInvoice(invoice, invoice.leftOre),
      due_at: invoice.dueAt,
    })),
  };
};
