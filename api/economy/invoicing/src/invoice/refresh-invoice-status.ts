import type { Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { deriveInvoiceStatus, lockedAt } from './invoice-status.rules';
import {
  findStatusFacts,
  type InvoiceStatusChange,
  type StatusFacts,
  saveInvoiceStatuses,
} from './invoice-status.store';
import { paymentLeft } from './payment.rules';

/** The amounts that the status is derived from, in öre. */
const toAmounts = (facts: StatusFacts) => {
  const { pay_ore: payOre, paid_ore: paidOre, credited_ore: creditedOre } = facts;
  // Nothing is left to pay of a credit invoice, or of one that is cancelled or wholly credited.
  const isClosed = facts.cancelled_at !== null || facts.credited_at !== null || payOre < 0;
  return {
    ...{ payOre, paidOre, creditedOre: isClosed ? payOre - paidOre : creditedOre },
    roundedOffOre: facts.rounded_off_ore,
    writtenOffOre: isClosed ? 0 : facts.written_off_ore,
  };
};

/** What is left to pay of an invoice, in öre. */
export const calculateLeft = (facts: StatusFacts): number => paymentLeft(toAmounts(facts));

export const calculateStatus = (facts: StatusFacts, today: LocalDate): InvoiceStatusChange => {
  const amounts = toAmounts(facts);
  return {
    id: facts.id,
    left_ore: paymentLeft(amounts),
    written_off_ore: amounts.writtenOffOre,
    locked_at:
      facts.locked_at ?? lockedAt(facts.sent_at, facts.booked_at, facts.credited_at, facts.cancelled_at),
    status: deriveInvoiceStatus(
      {
        ...amounts,
        offsetOre: facts.offset_ore,
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

/**
 * Recalculates the derived columns of invoices (docs/domain-rules.md, D-11): status, amount left to pay, and time of locking.
 */
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
