import * as yup from 'yup';
import { findServiceIntegration, type IntegrationCredentialsRecord } from '../integration/integration.store';
import { decryptCredentials } from '../integration/integration-credentials';
import { recordSyncFailure } from '../integration/integration-health';
import type { Tx } from '../platform/db';
import { problem } from '../platform/errors';
import type { TransactionsContext } from '../platform/http';
import type { Settings } from '../platform/settings';
import { createFasdokService } from '../ports/fasdok/fasdok';
import type { FasdokService } from '../ports/fasdok/fasdok-service';
import { ServiceError } from '../ports/service-client';
import { fasdokTexts } from './fasdok.texts';

const credentialsSchema = yup.object({ access_token: yup.string().required() });

export interface FasdokConnection {
  readonly id: number;
  readonly service: FasdokService;
}

/** The connection with the stored key. Undefined when FASDOK is not configured, or the key is no longer accepted. */
export const openConnection = (
  settings: Settings,
  integration: IntegrationCredentialsRecord,
): FasdokConnection | undefined => {
  const { id, billable_id, credentials: encrypted, state } = integration;
  if (settings.fasdok === undefined || encrypted === null || state !== 'CONNECTED') return undefined;
  const owner = { businessId: billable_id, name: 'FASDOK' } as const;
  const { access_token } = credentialsSchema.validateSync(decryptCredentials(settings, owner, encrypted));
  return { id, service: createFasdokService(settings.fasdok, access_token) };
};

/** Throws 424 unless FASDOK is connected. */
export const requireConnection = async (tx: Tx, settings: Settings): Promise<FasdokConnection> => {
  const integration = await findServiceIntegration(tx, 'FASDOK');
  const connection = integration && openConnection(settings, integration);
  if (connection === undefined)
    throw problem('notConnected', {
      message: integration === undefined ? fasdokTexts.notConnected : fasdokTexts.needsReconnect,
    });
  return connection;
};

/**
 * Calls FASDOK outside transactions. Records a failure on the connection, and throws 424 for a key that is no longer
 * accepted, 503 while FASDOK does not respond, and the error of `toRefusal` when it refuses.
 */
export const callFasdok = async <T, A>(
  context: TransactionsContext<A>,
  { id, service }: FasdokConnection,
  call: (service: FasdokService) => Promise<T>,
  toRefusal: (error: ServiceError) => Error = () => problem('conflict', { message: fasdokTexts.refused }),
): Promise<T> => {
  try {
    return await call(service);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    await context.transaction(async (request) => {
      request.log.warn({ err: error }, 'FASDOK refused or did not answer');
      await recordSyncFailure(request, id, error, { now: request.clock.now() });
    });
    if (error.failure === 'unauthorized')
      throw problem('notConnected', { message: fasdokTexts.needsReconnect });
    if (error.failure === 'refused' || error.failure === 'notFound') throw toRefusal(error);
    throw problem('unavailable', { message: fasdokTexts.unavailable });
  }
};
