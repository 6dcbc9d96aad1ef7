import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import type { Tx } from '../platform/db';
import { lockedAt, statusOf } from '../rent/notice-status.rules';
import { paymentLeft } from '../rent/payment.rules';

const factsOf = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('invoicebase')
    .select([
      'id',
      'kind',
      'stage',
      'error',
      'sent_at',
      'booked_at',
      'cancelled_at',
      'credited_at',
      'locked_at',
      'due_at',
      'pay_ore',
      sql<number>`coalesce((select sum(amount_ore) from allocation
        where allocation.invoicebase_id = invoicebase.id), 0)::bigint`.as('paid_ore'),
    ])
    .where('id', 'in', ids)
    .execute();

type Facts = Awaited<ReturnType<typeof factsOf>>[number];

const outcomeOf = (facts: Facts, today: LocalDate) => {
  const { pay_ore: payOre, paid_ore: paidOre } = facts;
  // A credit notice asks for nothing; what is credited is settled by its credit notice.
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

/** Writes what follows from the facts of notices (D-11): the status, what is left to pay, since when they are locked. */
export const settleNotices = async (tx: Tx, ids: readonly number[], today: LocalDate): Promise<void> => {
  if (ids.length === 0) return;
  const outcomes = (await factsOf(tx, ids)).map((facts) => outcomeOf(facts, today));
  await sql`
    update invoicebase set status = now.status, left_ore = now.left_ore, locked_at = now.locked_at
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as now (id bigint, status text, left_ore bigint, locked_at timestamptz)
    where invoicebase.id = now.id
      and (invoicebase.status, invoicebase.left_ore, invoicebase.locked_at)
        is distinct from (now.status, now.left_ore, now.locked_at)`.execute(tx);
};
