import {
  column,
  containsPattern,
  equalsAny,
  naturalSortKey,
  paginate,
  type RequestContext,
  type Tx,
} from '@husrum/api-platform';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import {
  type ReminderRow,
  type ReminderState,
  type reminderCalls,
  reminderStates,
} from '@husrum/contract/reminder';
import { formatOre, fromOre } from '@husrum/format';
import { sql } from 'kysely';
import { hasEmail } from './reminder-source.store';

type List = typeof reminderCalls.list;

/** What has become of a reminder. An unsent one is printed if its tenant has no email address now. */
const stateNow = sql<ReminderState>`(case
  when reminder.removed_at is not null then 'REMOVED'
  when reminder.mail_error is not null then 'UNDELIVERED'
  when reminder.sent_at is not null then 'SENT'
  when ${hasEmail('reminder.tenant_id')} then 'WAITING'
  else 'BY_HAND' end)`;

const countInvoices = sql<number>`(select count(*)::int from reminder_invoice line
  where line.reminder_id = reminder.id and (not line.is_void or reminder.removed_at is not null))`;

/** The newest first. */
const findRows = async (tx: Tx, ids: readonly number[]): Promise<ReminderRow[]> => {
  const rows = await tx
    .selectFrom('reminder')
    .innerJoin('company', 'company.id', 'reminder.company_id')
    .select([
      'reminder.id',
      stateNow.as('state'),
      'reminder.level',
      'reminder.tenant_id',
      'reminder.tenant_name',
      'reminder.company_id',
      'company.name as company_name',
      countInvoices.as('invoices'),
      'reminder.owed_ore',
      'reminder.fee_ore',
      'reminder.created_at',
      'reminder.sent_at',
      'reminder.mailed_to',
      'reminder.mail_error',
    ])
    .where(equalsAny('reminder.id', ids))
    .orderBy('reminder.id', 'desc')
    .execute();
  return rows.map(({ tenant_id, tenant_name, company_id, company_name, owed_ore, fee_ore, ...row }) => ({
    ...row,
    tenant: { id: tenant_id, name: tenant_name },
    company: { id: company_id, name: company_name },
    ...{ owed: fromOre(owed_ore), fee: fromOre(fee_ore) },
  }));
};

export const listReminders = (
  context: Pick<RequestContext, 'tx' | 'url'>,
  query: QueryOf<List>,
): Promise<ResponseOf<List>> => {
  const { tx } = context;
  const { state, company_id, search } = query;
  return paginate(context, query, {
    from: tx
      .selectFrom('reminder')
      .$if(state !== undefined, (all) => all.where(stateNow, '=', state ?? 'SENT'))
      .$if(company_id !== undefined, (all) => all.where('reminder.company_id', '=', company_id ?? 0))
      .$if(search !== undefined, (all) =>
        all.where('reminder.tenant_name', 'ilike', containsPattern(search ?? '')),
      ),
    id: 'reminder.id',
    sort: {
      created_at: column('reminder.created_at'),
      sent_at: column('reminder.sent_at'),
      tenant: naturalSortKey('reminder.tenant_name'),
      owed: column('reminder.owed_ore'),
      level: column('reminder.level'),
      state: sql`array_position(${[...reminderStates]}::text[], ${stateNow})`,
    },
    defaultSort: [column('reminder.created_at'), 'desc'],
    load: (ids) => findRows(tx, ids),
  });
};

export const findReminderRow = async (tx: Tx, id: number): Promise<ReminderRow | undefined> =>
  (await findRows(tx, [id]))[0];

/** Who wrote a reminder, and its invoices as it states them. Of one that is removed: as they were planned. */
export const findReminderParts = async (tx: Tx, id: number) => {
  const by = await tx
    .selectFrom('reminder')
    .innerJoin('user_account', 'user_account.id', 'reminder.user_id')
    .select('user_account.name')
    .where('reminder.id', '=', id)
    .executeTakeFirst();
  const lines = await tx
    .selectFrom('reminder_invoice as line')
    .innerJoin('reminder', 'reminder.id', 'line.reminder_id')
    .innerJoin('invoicebase', 'invoicebase.id', 'line.invoicebase_id')
    .select([
      'invoicebase.id',
      'invoicebase.reference',
      'line.due_at',
      'line.level',
      'line.left_ore',
      'line.fee_ore',
    ])
    .where('line.reminder_id', '=', id)
    .where(({ eb, or }) => or([eb('line.is_void', '=', false), eb('reminder.removed_at', 'is not', null)]))
    .orderBy('line.due_at')
    .orderBy('invoicebase.id')
    .execute();
  return {
    by: by?.name ?? null,
    invoices: lines.map(({ left_ore, fee_ore, ...line }) => ({
      ...line,
      ...{ left: fromOre(left_ore), fee: fromOre(fee_ore) },
    })),
  };
};

/** The reminders of an invoice, the newest first, without those that do not mention it after all. */
export const listInvoiceReminders = async (tx: Tx, invoiceId: number): Promise<ReminderRow[]> => {
  const lines = await tx
    .selectFrom('reminder_invoice')
    .select('reminder_id')
    .where('invoicebase_id', '=', invoiceId)
    .where('is_void', '=', false)
    .execute();
  return findRows(
    tx,
    lines.map(({ reminder_id }) => reminder_id),
  );
};

/** A reminder as a task of a run. */
export interface TitledReminder {
  readonly reminderId: number;
  /** `Bo Östlund · 8 500 kr`. */
  readonly title: string;
}

export const listReminderTitles = async (tx: Tx, ids: readonly number[]): Promise<TitledReminder[]> => {
  const rows = await tx
    .selectFrom('reminder')
    .select(['id', 'tenant_name', 'owed_ore'])
    .where(equalsAny('id', ids))
    .orderBy('id')
    .execute();
  return rows.map(({ id, tenant_name, owed_ore }) => ({
    reminderId: id,
    title: `${tenant_name} · ${formatOre(owed_ore)}`,
  }));
};
