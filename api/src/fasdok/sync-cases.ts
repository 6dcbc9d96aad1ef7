import { routes } from '@husrum/contract/routes';
import { insertFile } from '../file/file.store';
import { createStorageKey, reserveStorageKeys } from '../file/storage-key';
import { findServiceIntegration } from '../integration/integration.store';
import { recordSyncFailure, recordSyncSuccess } from '../integration/integration-health';
import { notifyUsers } from '../notification/notification.store';
import type { Database } from '../platform/db';
import { createOutbox } from '../platform/outbox';
import type { ServerContext } from '../platform/server-context';
import type { FasdokCase, FasdokService } from '../ports/fasdok/fasdok-service';
import { listOpenCases, lockCase, setAgreementDocument, updateCase } from './fasdok.store';
import { fasdokTexts } from './fasdok.texts';
import { openConnection } from './fasdok-connection';
import { nextSyncAt } from './fasdok-schedule.rules';

type Server = ServerContext & { readonly db: Database };
type OpenCase = Awaited<ReturnType<typeof listOpenCases>>[number];

const storePdf = async ({ db, files, clock, settings }: Server, businessId: number, bytes: Buffer) => {
  const key = createStorageKey({ businessId });
  await db.forAccount(businessId, (tx) =>
    reserveStorageKeys({ outbox: createOutbox(tx, businessId, settings), clock }, [key]),
  );
  await files.put(key, bytes, 'application/pdf');
  return { key, size: bytes.length };
};

/** Saves the status of the case in FASDOK. The document of a concluded case becomes the agreement's file. */
const applyCase = async (
  server: Server,
  businessId: number,
  { openCase, fasdokCase, service }: { openCase: OpenCase; fasdokCase: FasdokCase; service: FasdokService },
): Promise<void> => {
  if (fasdokCase.status === openCase.status) return;
  const pdf =
    fasdokCase.status === 'CONCLUDED'
      ? await storePdf(server, businessId, await service.readPdf(fasdokCase.id))
      : undefined;
  await server.db.forAccount(businessId, async (tx) => {
    const current = await lockCase(tx, openCase.id);
    if (current?.agreement_id == null || current.status === 'CONCLUDED') return;
    await updateCase(tx, openCase.id, { status: fasdokCase.status });
    if (pdf === undefined) return;
    const fileId = await insertFile(tx, {
      ...{ ...pdf, name: fasdokTexts.fileName(openCase.name), alias: openCase.name, notice: null },
      ...{
        mimetype: 'application/pdf',
        fileable_type: 'lease' as const,
        fileable_id: openCase.lease_id,
        user_id: null,
      },
    });
    await setAgreementDocument(tx, current.agreement_id, fileId);
    await notifyUsers(tx, {
      type: 'agreement',
      ...fasdokTexts.concludedNotification(openCase.name),
      link: routes.lease.detail({ id: openCase.lease_id }, { tab: 'files' }),
    });
  });
};

/** Reads the status of every open case of the business, and records the health of the connection. */
export const syncFasdokCases = async (server: Server, businessId: number): Promise<void> => {
  const { db, clock, settings } = server;
  const { integration, openCases } = await db.forAccount(businessId, async (tx) => ({
    integration: await findServiceIntegration(tx, 'FASDOK'),
    openCases: await listOpenCases(tx),
  }));
  const connection = integration && openConnection(settings, integration);
  if (connection === undefined) return;
  const { id, service } = connection;
  const times = () => ({ now: clock.now(), next: nextSyncAt(clock.now()) });
  try {
    await service.listOrganizations();
    for (const openCase of openCases)
      await applyCase(server, businessId, {
        openCase,
        fasdokCase: await service.readCase(openCase.case_id ?? ''),
        service,
      });
    await db.forAccount(businessId, (tx) => recordSyncSuccess(tx, id, times()));
  } catch (error) {
    server.log.warn({ err: error, business: businessId }, 'FASDOK could not be read');
    await db.forAccount(businessId, (tx) =>
      recordSyncFailure({ tx, settings, outbox: createOutbox(tx, businessId, settings) }, id, error, times()),
    );
  }
};
