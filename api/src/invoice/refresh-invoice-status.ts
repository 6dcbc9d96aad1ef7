import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import { deriveInvoiceStatus, lockedAt } from '../rent/invoice-status.rules';
import { paymentLeft } from '../rent/payment.rules';
import {
  findStatusFacts,
  type InvoiceStatusChange,
  type StatusFacts,
  saveInvoiceStatuses,
} from './invoice-status.store';

const calculateStatus = (facts: StatusFacts, today: LocalDate): InvoiceStatusChange => {
  const { pay_ore: payOre, paid_ore: paidOre } = facts;
  // A credit invoice asks for no payment, and neither does the invoice that it credits.
  const closed = facts.cancelled_at !== null || facts.credited_at !== null || payOre < 0;
  const money = { payOre, paidOre, creditedOre: closed ? payOre - paidOre : 0 };
  return {
    id: facts.id,
    left_ore: paymentLeft(money),
    locked_at:
      facts.locked_at ?? lockedAt(facts.sent_at, facts.booked_at, facts.credited_at, facts.cancelled_at),
    status: deriveInvoiceStatus(
      {
        ...money,
        cancelled: facts.cancelled_at !== null,
        credited: facts.credited_at !== null,
        sent: facts.sent_at !== null,
        hasProblem: facts.error !== null,
        mailFailed: facts.mail_error !== null,
        stage: facts.stage,
        dueAt: facts.due_at,
      },
      today,
    ),
  };
};

/** Recalculates what follows from the other data of invoices (D-11): status, amount left to pay, and time of locking. */
export const refreshInvoiceStatuses = async (
  tx: Tx,
  ids: readonly number[],
  today: LocalDate,
): Promise<void> => {
  if (ids.length === 0) return;
  const facts = await findStatusFacts(tx, ids);
  await saveInvoiceStatuses(
    tx,
    facts.map((invoice) => calculateStatus(invoice, today)),
  );
};
