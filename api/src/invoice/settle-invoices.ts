import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import { lockedAt, statusOf } from '../rent/invoice-status.rules';
import { paymentLeft } from '../rent/payment.rules';
import { type Settlement, type SettlementFacts, settlementFacts, writeSettlements } from './settlement.store';

const settled = (facts: SettlementFacts, today: LocalDate): Settlement => {
  const { pay_ore: payOre, paid_ore: paidOre } = facts;
  // A credit invoice asks for nothing; what is credited is settled by its credit invoice.
  const closed = facts.cancelled_at !== null || facts.credited_at !== null || payOre < 0;
  const money = { payOre, paidOre, creditedOre: closed ? payOre - paidOre : 0 };
  return {
    id: facts.id,
    left_ore: paymentLeft(money),
    locked_at:
      facts.locked_at ?? lockedAt(facts.sent_at, facts.booked_at, facts.credited_at, facts.cancelled_at),
    status: statusOf(
      {
        ...money,
        cancelled: facts.cancelled_at !== null,
        credited: facts.credited_at !== null,
        sent: facts.sent_at !== null,
        faulty: facts.error !== null,
        stage: facts.stage,
        dueAt: facts.due_at,
      },
      today,
    ),
  };
};

/** Writes what follows from the facts of invoices (D-11): the status, what is left to pay, since when they are locked. */
export const settleInvoices = async (tx: Tx, ids: readonly number[], today: LocalDate): Promise<void> => {
  if (ids.length === 0) return;
  const facts = await settlementFacts(tx, ids);
  await writeSettlements(
    tx,
    facts.map((one) => settled(one, today)),
  );
};
