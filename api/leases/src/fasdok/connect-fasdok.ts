import type { IntegrationRow } from '@husrum/contract/integration';
import { toIntegrationRow } from '../integration/connectable-services';
import {
  findIntegrationRecord,
  findServiceIntegration,
  insertIntegration,
  saveIntegration,
} from '../integration/integration.store';
import { encryptCredentials } from '../integration/integration-credentials';
import { recordSyncSuccess } from '../integration/integration-health';
import { invalidInput, orNotFound, problem } from '../platform/errors';
import type { TransactionsContext } from '../platform/http';
import { createFasdokService } from '../ports/fasdok/fasdok';
import { ServiceError } from '../ports/service-client';
import { fasdokTexts } from './fasdok.texts';
import { nextSyncAt } from './fasdok-schedule.rules';

/** Tests the key at FASDOK before it is stored. In a business that is already connected, the new key replaces the old one. */
export const connectFasdok = async (
  context: TransactionsContext<IntegrationRow>,
  accessToken: string,
): Promise<IntegrationRow> => {
  const { settings, log } = await context.transaction(async ({ settings, log }) => ({ settings, log }));
  if (settings.fasdok === undefined) throw problem('conflict', { message: fasdokTexts.notConfigured });
  try {
    await createFasdokService(settings.fasdok, accessToken).listOrganizations();
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log.warn({ err: error }, 'FASDOK refused the key or did not answer');
    if (['unauthorized', 'refused', 'notFound'].includes(error.failure))
      throw invalidInput({ access_token: [fasdokTexts.wrongKey] });
    throw problem('unavailable', { message: fasdokTexts.unavailable });
  }
  return context.transaction(async ({ tx, account, clock, settings }) => {
    const owner = { businessId: account.businessId, name: 'FASDOK' } as const;
    const credentials = encryptCredentials(settings, owner, { access_token: accessToken });
    const existing = await findServiceIntegration(tx, 'FASDOK');
    const id =
      existing?.id ??
      (await insertIntegration(tx, {
        name: 'FASDOK',
        description: fasdokTexts.description,
        credentials,
        last_error: null,
      }));
    if (existing) await saveIntegration(tx, id, { credentials });
    await recordSyncSuccess(tx, id, { now: clock.now(), next: nextSyncAt(clock.now()) });
    return toIntegrationRow(settings, orNotFound(await findIntegrationRecord(tx, id)));
  });
};
