import { enqueueDailyJobs, type Tx } from '@husrum/api-platform';
import { invoiceFilterStatuses } from '@husrum/contract/invoice';
import type { LocalDate } from '@husrum/format';
import { addDays } from '@husrum/format';
import { sql } from 'kysely';
import { takeNewSubjects } from './notified-subject.store';
import { type SummaryFacts, type SummarySetting, summarySettings } from './summary.rules';

/** A lease is part of the summary this many days before its end. */
const ENDING_DAYS = 30;
/**
 * The summary leaves out invoices that were due, and adjustments that were executed, more than this many days ago. Otherwise the
 * first summary would list the whole past.
 */
const NEWS_DAYS = 7;

/** Enqueues the summary of every business with companies. */
export const enqueueSummaries = (tx: Tx, day: LocalDate, now: string): Promise<void> =>
  enqueueDailyJobs(tx, {
    kind: 'notification.summary',
    day,
    now,
    where: sql`exists (select from company where company.billable_id = billable.id)`,
  });

interface Candidate {
  /** Identifies the news, such as `overdue:17`. */
  subject: string;
}

/** Returns the candidates whose subject is new to the users, and marks these subjects as notified. */
const takeNew = async <C extends Candidate>(tx: Tx, candidates: readonly C[]): Promise<C[]> => {
  const subjects = await takeNewSubjects(
    tx,
    candidates.map(({ subject }) => subject),
  );
  return candidates.filter(({ subject }) => subjects.has(subject));
};

const queryRows = async <R>(tx: Tx, query: ReturnType<typeof sql<R>>): Promise<R[]> =>
  (await query.execute(tx)).rows;

/** The facts that are new since the last summary. Marks them as notified. */
export const takeSummaryFacts = async (tx: Tx, today: LocalDate): Promise<SummaryFacts> => {
  const since = addDays(today, -NEWS_DAYS);
  // An invoice whose mail failed has already had its own notification.
  const errors = await queryRows(
    tx,
    sql<Candidate & { id: number }>`
      select id, 'error:' || id as subject from invoicebase
      where status = 'ERROR' and mail_error is null order by id`,
  );
  const overdue = await queryRows(
    tx,
    sql<Candidate & { id: number; left_ore: number; due_at: LocalDate }>`
      select id, 'overdue:' || id as subject, left_ore, due_at from invoicebase
      where status in (${sql.join(invoiceFilterStatuses.unpaid)})
        and invoice_status(status, due_at, ${today}::date) = 'OVERDUE' order by id`,
  );
  const leases = await queryRows(
    tx,
    sql<Candidate & { id: number; name: string; house: string | null; stop: LocalDate }>`
      select lease.id, 'ending:' || lease.id || ':' || stop as subject, entity.name, entity_house(entity.id) as house, stop
      from lease join entity on entity.id = lease.entity_id
      where archived_at is null and stop between ${today}::date and ${addDays(today, ENDING_DAYS)}::date
      order by stop, lease.id`,
  );
  const adjustments = await queryRows(
    tx,
    sql<Candidate & { name: string; house: string | null; rate: string }>`
      select 'adjustment:' || adjustment.id as subject, entity.name, entity_house(entity.id) as house, trim_scale(rate)::text as rate
      from rent_adjustment adjustment join entity on entity.id = adjustment.entity_id
      where executed_at >= ${since}::date and scheduled_at is not null order by adjustment.id`,
  );
  return {
    newErrors: (await takeNew(tx, errors)).map(({ id }) => id),
    newOverdue: (await takeNew(tx, overdue)).filter(({ due_at }) => due_at >= since).map(({ id }) => id),
    overdueCount: overdue.length,
    overdueOre: overdue.reduce((sum, { left_ore }) => sum + left_ore, 0),
    endingLeases: await takeNew(tx, leases),
    executedAdjustments: await takeNew(tx, adjustments),
  };
};

interface SummaryRecipient {
  name: string;
  email: string;
  settingsOn: SummarySetting[];
}

/** Lists all users with the parts of the summary that they want by mail. A user may want none. */
export const listSummaryRecipients = async (tx: Tx): Promise<SummaryRecipient[]> => {
  const users = await tx
    .selectFrom('user_account')
    .select(['name', 'email', ...summarySettings])
    .where('removed_at', 'is', null)
    .where('email_verified_at', 'is not', null)
    .execute();
  return users.map(({ name, email, ...wants }) => ({
    name,
    email,
    settingsOn: summarySettings.filter((setting) => wants[setting]),
  }));
};
