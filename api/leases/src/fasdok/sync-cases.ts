import { findServiceIntegration, recordSyncFailure, recordSyncSuccess } from '@husrum/api-connections';
import { createStorageKey, insertFile, reserveStorageKeys } from '@husrum/api-objects';
import {
  createOutbox,
  orNotFound,
  type ServerWithDatabase,
  type TransactionsContext,
} from '@husrum/api-platform';
import { type FasdokCase, type FasdokService, ServiceError } from '@husrum/api-ports';
import { makeNotification, notifyUsers } from '@husrum/api-settings';
import { notificationKinds } from '@husrum/contract/notification';
import { setAgreementFile } from '../agreement/agreement.store';
import { loadLeaseRecords } from '../lease/lease.store';
import { listOpenCases, lockCase, updateCase } from './fasdok.store';
import { fasdokTexts } from './fasdok.texts';
import { callFasdok, openConnection, requireConnection } from './fasdok-connection';
import { nextSyncAt } from './fasdok-schedule.rules';

type OpenCase = Awaited<ReturnType<typeof listOpenCases>>[number];

const storePdf = async (
  { db, files, clock, settings }: ServerWithDatabase,
  businessId: number,
  bytes: Buffer,
) => {
  const key = createStorageKey({ businessId });
  await db.forAccount(businessId, (tx) =>
    reserveStorageKeys({ outbox: createOutbox(tx, businessId, settings), clock }, [key]),
  );
  await files.put(key, bytes, 'application/pdf');
  return { key, size: bytes.length };
};

/**
 * Saves the status that the case has in FASDOK. The document of a concluded case becomes the agreement's file. Returns whether
 * the status has changed.
 */
const applyCase = async (
  server: ServerWithDatabase,
  businessId: number,
  { openCase, fasdokCase, service }: { openCase: OpenCase; fasdokCase: FasdokCase; service: FasdokService },
): Promise<boolean> => {
  if (fasdokCase.status === openCase.status) return false;
  const pdf =
    fasdokCase.status === 'CONCLUDED'
      ? await storePdf(server, businessId, await service.readPdf(fasdokCase.id))
      : undefined;
  return server.db.forAccount(businessId, async (tx) => {
    const current = await lockCase(tx, openCase.id);
    // Meanwhile the agreement was removed, or another process has saved the conclusion.
    if (current?.agreement_id == null || current.status === 'CONCLUDED') return false;
    await updateCase(tx, openCase.id, { status: fasdokCase.status });
    if (pdf === undefined) return true;
    const alias = fasdokTexts.concludedName(openCase.name);
    const fileId = await insertFile(tx, {
      ...{ ...pdf, name: fasdokTexts.fileName(alias), alias, notice: null },
      ...{
        mimetype: 'application/pdf',
        fileable_type: 'lease' as const,
        fileable_id: openCase.lease_id,
        user_id: null,
      },
    });
    await setAgreementFile(tx, current.agreement_id, fileId);
    const text = fasdokTexts.concludedNotification(openCase.name);
    await notifyUsers(tx, makeNotification(notificationKinds.fasdokConcluded, text, openCase.lease_id));
    return true;
  });
};

/** Reads the status of open cases in FASDOK and saves it. Returns how many have changed. Throws `ServiceError`. */
export const syncOpenCases = async (
  server: ServerWithDatabase,
  businessId: number,
  { service, openCases }: { readonly service: FasdokService; readonly openCases: readonly OpenCase[] },
): Promise<number> => {
  let changed = 0;
  for (const openCase of openCases) {
    const fasdokCase = await service.readCase(openCase.case_id ?? '').catch((error: unknown) => {
      // A case that was removed in FASDOK keeps its last status. The others are still read.
      if (error instanceof ServiceError && error.failure === 'notFound') return undefined;
      throw error;
    });
    if (fasdokCase === undefined) continue;
    if (await applyCase(server, businessId, { openCase, fasdokCase, service })) changed += 1;
  }
  return changed;
};

const syncTimes = ({ clock }: Pick<ServerWithDatabase, 'clock'>) => ({
  now: clock.now(),
  next: nextSyncAt(clock.now()),
});

/** Reads the status of every open case of the business, and records the health of the connection. */
export const syncFasdokCases = async (server: ServerWithDatabase, businessId: number): Promise<void> => {
  const { db, settings } = server;
  const { integration, openCases } = await db.forAccount(businessId, async (tx) => ({
    integration: await findServiceIntegration(tx, 'FASDOK'),
    openCases: await listOpenCases(tx),
  }));
  const connection = integration && openConnection(settings, integration);
  if (connection === undefined) return;
  const { id, service } = connection;
  try {
    await service.listOrganizations();
    await syncOpenCases(server, businessId, { service, openCases });
    await db.forAccount(businessId, (tx) => recordSyncSuccess(tx, id, syncTimes(server)));
  } catch (error) {
    server.log.warn({ err: error, business: businessId }, 'FASDOK could not be read');
    await db.forAccount(businessId, (tx) =>
      recordSyncFailure(
        { tx, settings, outbox: createOutbox(tx, businessId, settings) },
        id,
        error,
        syncTimes(server),
      ),
    );
  }
};

/**
 * Reads the status of open cases while a user waits: those of a lease, or all of the business when `leaseId` is null. Reading
 * all also tests the connection and records when it was last read.
 */
export const syncCasesNow = async (
  context: TransactionsContext,
  leaseId: number | null,
): Promise<{ message: string; changed: number }> => {
  const { server } = context;
  const { connection, openCases, businessId } = await context.transaction(
    async ({ tx, account, settings }) => {
      if (leaseId !== null) orNotFound((await loadLeaseRecords(tx, [leaseId]))[0]);
      return {
        connection: await requireConnection(tx, settings),
        openCases: await listOpenCases(tx, leaseId),
        businessId: account.businessId,
      };
    },
  );
  const changed = await callFasdok(context, connection, async (service) => {
    if (leaseId === null) await service.listOrganizations();
    return syncOpenCases(server, businessId, { service, openCases });
  });
  if (leaseId === null)
    await context.transaction(({ tx }) => recordSyncSuccess(tx, connection.id, syncTimes(server)));
  return { message: fasdokTexts.synced(changed), changed };
};
