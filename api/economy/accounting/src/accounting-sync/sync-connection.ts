import {
  DAILY_SYNC,
  openAccountingConnection,
  recordSyncFailure,
  recordSyncSuccess,
  saveIntegration,
} from '@husrum/api-connections';
import { nextRunAt, type ServerWithDatabase } from '@husrum/api-platform';
import { type ListedInvoice, ServiceError } from '@husrum/api-ports';
import { makeNotification, notifyUsers } from '@husrum/api-settings';
import { notificationKinds } from '@husrum/contract/notification';
import { readSyncTimes } from './accounting-sync.store';
import { accountingSyncTexts } from './accounting-sync.texts';
import { enqueueSettlements } from './enqueue-settlements';
import { notifyStoppedSync } from './notify-stopped-sync';
import { runAccountingTasks } from './run-accounting-tasks';
import { findRefusalText } from './service-failure.rules';
import { createSyncContext, type SyncContext } from './sync-context';
import {
  emptySyncResult,
  readTheirInvoice,
  registerPayments,
  type SyncResult,
  stopOnRefusal,
  syncInvoice,
  toFullInvoice,
} from './sync-invoice';
import { findSyncedInvoices, listUnsyncedDrafts } from './synced-invoice.store';

/** The clocks of both sides may differ, and the next sync must read the changes made during this one. */
const OVERLAP_MS = 15 * 60_000;

const syncPayments = async (context: SyncContext, since: Date, result: SyncResult): Promise<void> => {
  for await (const payments of context.service.listPayments(since)) {
    const invoices = await context.transaction(({ tx }) =>
      findSyncedInvoices(
        tx,
        context.integrationId,
        payments.map(({ invoiceId }) => invoiceId),
      ),
    );
    for (const payment of payments) {
      const invoice = invoices.get(payment.invoiceId);
      if (invoice?.sync_active === true)
        await stopOnRefusal(context, invoice.id, result, () =>
          registerPayments(context, invoice, [payment], result),
        );
    }
  }
};

/** Synchronises the invoices of a list. Returns those that we do not have. */
const syncListed = async (
  context: SyncContext,
  listed: AsyncIterable<readonly ListedInvoice[]>,
  result: SyncResult,
): Promise<ListedInvoice[]> => {
  const unknownInvoices: ListedInvoice[] = [];
  for await (const invoices of listed) {
    const ours = await context.transaction(({ tx }) =>
      findSyncedInvoices(
        tx,
        context.integrationId,
        invoices.map(({ id }) => id),
      ),
    );
    for (const theirs of invoices) {
      const invoice = ours.get(theirs.id);
      if (invoice === undefined) unknownInvoices.push(theirs);
      else if (invoice.sync_active)
        await stopOnRefusal(context, invoice.id, result, async () =>
          syncInvoice(context, invoice, await toFullInvoice(context, invoice, theirs), result),
        );
    }
  }
  return unknownInvoices;
};

/**
 * Finds invoices that were credited in the program. If its list does not show which are credited (`fullInvoice` is null), the credit
 * invoices that we do not have are read, as they refer to the credited ones.
 */
const syncCredited = async (
  context: SyncContext,
  unknownInvoices: readonly ListedInvoice[],
  result: SyncResult,
): Promise<void> => {
  const credits = unknownInvoices.filter(({ payOre, fullInvoice }) => payOre < 0 && fullInvoice === null);
  for (const { id } of credits) {
    const { creditsId } = await context.service.readInvoice(id);
    const ours = await context.transaction(({ tx }) =>
      findSyncedInvoices(tx, context.integrationId, creditsId === null ? [] : [creditsId]),
    );
    for (const invoice of ours.values())
      if (invoice.sync_active)
        await stopOnRefusal(context, invoice.id, result, async () =>
          syncInvoice(context, invoice, await readTheirInvoice(context, invoice), result),
        );
  }
};

/**
 * Synchronises our drafts that this sync has not read yet. Most are in the list of drafts. A draft that was booked or removed in
 * the program may have another key, and is searched for separately.
 */
const syncDrafts = async (context: SyncContext, startedAt: Date, result: SyncResult): Promise<void> => {
  const listUnsynced = () =>
    context.transaction(({ tx }) => listUnsyncedDrafts(tx, context.integrationId, startedAt.toISOString()));
  if ((await listUnsynced()).length === 0) return;
  await syncListed(context, context.service.listDrafts(), result);
  for (const invoice of await listUnsynced())
    await stopOnRefusal(context, invoice.id, result, async () =>
      syncInvoice(context, invoice, await readTheirInvoice(context, invoice), result),
    );
};

/** Reads changes in the program since an instant, and applies them here. Throws temporary failures. */
const readChanges = async (
  context: SyncContext,
  { since, startedAt }: { readonly since: Date; readonly startedAt: Date },
): Promise<SyncResult> => {
  const result = emptySyncResult();
  await syncPayments(context, since, result);
  const unknownInvoices = await syncListed(context, context.service.listInvoices(since), result);
  await syncCredited(context, unknownInvoices, result);
  await syncDrafts(context, startedAt, result);
  return result;
};

const notifyResult = async (
  { transaction, program, settings }: SyncContext,
  { stopped, divergences }: SyncResult,
): Promise<void> =>
  transaction(async ({ tx, outbox }) => {
    await notifyStoppedSync({ tx, outbox, settings }, stopped, program);
    if (divergences > 0)
      await notifyUsers(
        tx,
        makeNotification(
          notificationKinds.invoiceDiverged,
          accountingSyncTexts.divergedNotification(divergences, program),
        ),
      );
  });

/** Records why the sync failed. The administrators are notified once, until a sync succeeds. */
const recordFailure = (context: SyncContext, error: unknown): Promise<void> =>
  context.transaction(async ({ tx, outbox, clock }) => {
    const now = clock.now();
    const { settings, integrationId, program } = context;
    const sentence = findRefusalText(error, program);
    await recordSyncFailure({ tx, outbox, settings }, integrationId, error, {
      now,
      next: nextRunAt(DAILY_SYNC, now),
      ...(sentence === undefined ? {} : { sentence }),
    });
  });

/**
 * The daily sync of a connection (product specification, part 1 §2): first does our open tasks in the program, then reads the
 * payments and invoices that have changed there. Safe to repeat, and to run on two servers at once. The result is undefined
 * when the connection cannot be used. Throws `ServiceError` when the program does not respond; that is recorded.
 */
export const syncConnection = async (
  server: ServerWithDatabase,
  businessId: number,
  integrationId: number,
): Promise<SyncResult | undefined> => {
  const connection = await openAccountingConnection(server, businessId, integrationId);
  if (connection === undefined) return undefined;
  const context = createSyncContext(server, businessId, connection);
  const settlementsBefore = await enqueueSettlements(context);
  await runAccountingTasks(server, businessId, integrationId);
  const startedAt = server.clock.now();
  const times = await context.transaction(({ tx }) => readSyncTimes(tx, integrationId));
  const since = new Date(Date.parse(times.synced_until ?? times.created_at) - OVERLAP_MS);
  try {
    const result = await readChanges(context, { since, startedAt });
    // New payments may have settled other invoices here.
    const settlementsAfter = await enqueueSettlements(context);
    if (settlementsAfter.enqueued > 0) await runAccountingTasks(server, businessId, integrationId);
    result.divergences += settlementsBefore.divergences + settlementsAfter.divergences;
    await context.transaction(async ({ tx, clock }) => {
      const now = clock.now();
      await recordSyncSuccess(tx, integrationId, { now, next: nextRunAt(DAILY_SYNC, now) });
      if (!result.mustReadAgain)
        await saveIntegration(tx, integrationId, { synced_until: startedAt.toISOString() });
    });
    await notifyResult(context, result);
    return result;
  } catch (error) {
    if (error instanceof ServiceError) await recordFailure(context, error);
    throw error;
  }
};
