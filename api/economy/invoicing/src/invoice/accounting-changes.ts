import { accountingInvoices, accountingTasks } from '@husrum/api-connections';
import { equalsAny, type Tx, zip } from '@husrum/api-platform';
import type { AccountingName } from '@husrum/contract/accounting';
import type { InvoiceType } from '@husrum/contract/invoice';
import { accountingTexts } from './accounting.texts';
import type { Invoice } from './invoice.store';

export const isAccountingType = (type: InvoiceType | null): type is AccountingName =>
  type === 'FORTNOX' || type === 'VISMA';

/** Whether the accounting program must book the invoice before it is sent. */
export const mustBeBookedBeforeSending = ({
  invoice_type,
  booked_at,
  sent_at,
}: Pick<Invoice, 'invoice_type' | 'booked_at' | 'sent_at'>): boolean =>
  isAccountingType(invoice_type) && booked_at === null && sent_at === null;

/** In the details of a task: our invoice has been changed already, so the task changes only the one in the accounting program. */
export const alreadyDoneHere = { isHere: true } as const;

interface NewAccountingInvoice {
  readonly id: number;
  /** Our invoice number. */
  readonly reference: string;
  readonly integrationId: number;
  /** Why the invoice is incomplete. It is created in the program once it is complete: see `enqueueInvoiceUpdate`. */
  readonly error: string | null;
}

/** Enqueues the creation of invoices in the accounting program, in the transaction that creates them in our database. */
export const enqueueInvoiceCreation = async (
  tx: Tx,
  invoices: readonly NewAccountingInvoice[],
  { userId = null, detail = {} }: { userId?: number | null; detail?: Readonly<Record<string, unknown>> } = {},
): Promise<number[]> => {
  await accountingInvoices.insert(
    tx,
    invoices.map(({ id, reference, integrationId }) => ({
      invoiceId: id,
      integrationId,
      reference: accountingInvoices.createReference(reference),
    })),
  );
  return accountingTasks.enqueue(
    tx,
    invoices
      .filter(({ error }) => error === null)
      .map(({ id, integrationId }) => ({ integrationId, invoiceId: id, kind: 'CREATE', detail, userId })),
  );
};

interface AccountingProblems {
  /** Why the accounting program has refused an unsent invoice. The result is null when it has not. */
  findRefusal(invoice: Pick<Invoice, 'id'>): string | null;
  /**
   * Why an unsent invoice cannot be booked in its accounting program: the program has refused it, or the connection is
   * removed. The result is null when it can.
   */
  findProblem(invoice: Pick<Invoice, 'id' | 'invoice_type'>): string | null;
}

/** What stops invoices from being booked in their accounting programs. */
export const loadAccountingProblems = async (
  tx: Tx,
  invoices: readonly Pick<Invoice, 'id' | 'invoice_type' | 'sent_at'>[],
): Promise<AccountingProblems> => {
  const ids = invoices
    .filter(({ invoice_type, sent_at }) => isAccountingType(invoice_type) && sent_at === null)
    .map(({ id }) => id);
  const records = await accountingInvoices.findByInvoice(tx, ids);
  const openTasks = await accountingTasks.listOpenByInvoice(tx, ids);
  const findRefusal: AccountingProblems['findRefusal'] = ({ id }) =>
    openTasks.get(id)?.find(({ state }) => state === 'STOPPED')?.error ?? null;
  return {
    findRefusal,
    findProblem: (invoice) => {
      const { id, invoice_type } = invoice;
      const record = records.get(id);
      if (record === undefined || !isAccountingType(invoice_type)) return null;
      if (record.integration_id === null && record.state !== 'BOOKED')
        return accountingTexts.connectionGone(invoice_type);
      return findRefusal(invoice);
    },
  };
};

/** Whether the invoice is in an accounting program whose connection has been removed. */
export const isDisconnected = async (
  tx: Tx,
  { id, invoice_type }: Pick<Invoice, 'id' | 'invoice_type'>,
): Promise<boolean> => {
  if (!isAccountingType(invoice_type)) return false;
  const record = await accountingInvoices.find(tx, id);
  return record === undefined || record.integration_id === null;
};

/** Whether the invoice can leave its accounting program and become a manual one: the connection was removed before it was booked. */
export const canBecomeManual = async (
  tx: Tx,
  invoice: Pick<Invoice, 'id' | 'invoice_type' | 'locked_at'>,
): Promise<boolean> => invoice.locked_at === null && isDisconnected(tx, invoice);

/**
 * Ends the synchronisation of invoices whose connection was removed. Unsent credit invoices among those that were not booked
 * become manual: they would wait for that for ever (docs/domain-rules.md, D-14). Returns their ids.
 */
export const disconnectInvoices = async (
  tx: Tx,
  { unbookedIds, unfinishedIds }: Readonly<Record<'unbookedIds' | 'unfinishedIds', readonly number[]>>,
): Promise<number[]> => {
  await tx
    .updateTable('invoicebase')
    .set({ sync_active: false })
    .where(equalsAny('id', unfinishedIds))
    .execute();
  const credits = await tx
    .updateTable('invoicebase')
    .set({ invoice_type: 'MANUAL', sync_active: true })
    .where(equalsAny('id', unbookedIds))
    .where('kind', '=', 'CREDIT')
    .where('sent_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of credits) await accountingInvoices.remove(tx, id);
  return credits.map(({ id }) => id);
};

/**
 * Retries the stopped tasks of invoices, whose errors a change may have corrected. Call before the problems of the invoices are
 * looked for.
 */
export const retryStoppedTasks = async (
  tx: Tx,
  invoices: readonly Pick<Invoice, 'id' | 'invoice_type'>[],
): Promise<void> => {
  const ids = invoices.filter(({ invoice_type }) => isAccountingType(invoice_type)).map(({ id }) => id);
  const stopped = [...(await accountingTasks.listOpenByInvoice(tx, ids)).values()].filter((tasks) =>
    tasks.some(({ state }) => state === 'STOPPED'),
  );
  if (stopped.length > 0) await accountingTasks.retry(tx, { ids: stopped.flat().map(({ id }) => id) });
};

/** Enqueues the creation or update of unsent invoices in the accounting program, after a change that left them complete. */
export const enqueueInvoiceUpdates = async (
  tx: Tx,
  invoices: readonly Pick<Invoice, 'id' | 'invoice_type' | 'locked_at'>[],
  userId: number | null,
): Promise<void> => {
  const ids = invoices
    .filter(({ invoice_type, locked_at }) => isAccountingType(invoice_type) && locked_at === null)
    .map(({ id }) => id);
  const records = await accountingInvoices.findByInvoice(tx, ids);
  const openTasks = await accountingTasks.listOpenByInvoice(tx, ids);
  const tasks = ids.flatMap((id) => {
    const record = records.get(id);
    if (record === undefined || record.integration_id === null) return [];
    const open = openTasks.get(id) ?? [];
    // A task that has not begun will read the changed invoice.
    if (open.some(({ kind, attempts }) => attempts === 0 && (kind === 'CREATE' || kind === 'UPDATE')))
      return [];
    const isCreated = record.state !== 'PENDING' || open.some(({ kind }) => kind === 'CREATE');
    const kind = isCreated ? ('UPDATE' as const) : ('CREATE' as const);
    return [{ integrationId: record.integration_id, invoiceId: id, kind, userId }];
  });
  await accountingTasks.enqueue(tx, tasks);
};

export const enqueueInvoiceUpdate = (
  tx: Tx,
  invoice: Pick<Invoice, 'id' | 'invoice_type' | 'locked_at'>,
  userId: number | null,
): Promise<void> => enqueueInvoiceUpdates(tx, [invoice], userId);

/** Enqueues the cancellation of the draft in the accounting program. */
export const enqueueCancellation = async (
  tx: Tx,
  { id, invoice_type }: Pick<Invoice, 'id' | 'invoice_type'>,
  userId: number | null,
): Promise<void> => {
  if (!isAccountingType(invoice_type)) return;
  const record = await accountingInvoices.find(tx, id);
  if (record === undefined || record.integration_id === null || record.state === 'CANCELLED') return;
  // Stopped tasks are retried, so that they do not block the cancellation.
  const open = await accountingTasks.listOpen(tx, id);
  if (open.some(({ state }) => state === 'STOPPED')) await accountingTasks.retry(tx, { invoiceId: id });
  await accountingTasks.enqueue(tx, [
    { integrationId: record.integration_id, invoiceId: id, kind: 'CANCEL', detail: alreadyDoneHere, userId },
  ]);
};

/** Removes the link to the accounting program, so that the invoice can be generated in another way. */
export const unlinkFromAccounting = (tx: Tx, invoiceId: number): Promise<void> =>
  accountingInvoices.remove(tx, invoiceId);

/** Enqueues the change of the due date, of the draft or of the booked invoice. */
export const enqueueDueDateChange = async (
  tx: Tx,
  invoice: Pick<Invoice, 'id' | 'invoice_type' | 'locked_at'>,
  dueAt: string,
  userId: number | null,
): Promise<void> => {
  if (!isAccountingType(invoice.invoice_type)) return;
  if (invoice.locked_at === null) return enqueueInvoiceUpdate(tx, invoice, userId);
  const integrationId = (await accountingInvoices.find(tx, invoice.id))?.integration_id ?? null;
  if (integrationId === null) return;
  const detail = { dueAt, ...alreadyDoneHere };
  await accountingTasks.enqueue(tx, [
    { integrationId, invoiceId: invoice.id, kind: 'DUE_DATE', detail, userId },
  ]);
};

interface SentInvoice {
  readonly before: Pick<Invoice, 'id' | 'invoice_type' | 'sent_at' | 'due_at'>;
  readonly dueAt: string | null;
}

/** Enqueues the marking of invoices as sent in the accounting program, and the changes of due dates that sending moved. */
export const enqueueMarkingAsSent = async (
  tx: Tx,
  sent: readonly SentInvoice[],
  userId: number | null,
): Promise<void> => {
  const newlySent = sent.filter(
    ({ before }) => isAccountingType(before.invoice_type) && before.sent_at === null,
  );
  if (newlySent.length === 0) return;
  const records = await accountingInvoices.findByInvoice(
    tx,
    newlySent.map(({ before }) => before.id),
  );
  const tasks = newlySent.flatMap(({ before, dueAt }) => {
    const record = records.get(before.id);
    if (record === undefined || record.integration_id === null) return [];
    const task = { integrationId: record.integration_id, invoiceId: before.id, userId };
    const isMoved = dueAt !== null && record.due_at !== null && dueAt !== record.due_at;
    return [
      ...(isMoved ? [{ ...task, kind: 'DUE_DATE' as const, detail: { dueAt, ...alreadyDoneHere } }] : []),
      { ...task, kind: 'MARK_SENT' as const },
    ];
  });
  await accountingTasks.enqueue(tx, tasks);
};

/** Enqueues the creation of our credit invoice in the accounting program. */
export const enqueueCredit = async (
  tx: Tx,
  { id, invoice_type }: Pick<Invoice, 'id' | 'invoice_type'>,
  credit: { readonly id: number; readonly reference: string },
  userId: number | null,
): Promise<void> => {
  if (!isAccountingType(invoice_type)) return;
  const integrationId = (await accountingInvoices.find(tx, id))?.integration_id ?? null;
  if (integrationId === null) return;
  const reference = accountingInvoices.createReference(credit.reference);
  await accountingInvoices.insert(tx, [{ integrationId, invoiceId: credit.id, reference }]);
  const detail = { creditId: credit.id, reference, ...alreadyDoneHere };
  await accountingTasks.enqueue(tx, [{ integrationId, invoiceId: id, kind: 'CREDIT', detail, userId }]);
};

/** Those of the created invoices whose company uses an accounting program, with their connection. `plans` has the same order. */
export const toAccountingInvoices = <T extends { readonly id: number; readonly error: string | null }>(
  created: readonly T[],
  plans: readonly { readonly integrationId: number | null; readonly reference: string }[],
): NewAccountingInvoice[] =>
  zip(created, plans).flatMap(([{ id, error }, { integrationId, reference }]) =>
    integrationId === null ? [] : [{ id, error, integrationId, reference }],
  );
