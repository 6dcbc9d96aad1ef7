import { findServiceIntegration, readServiceCredentials, recordSyncFailure } from '@husrum/api-connections';
import { problem, type Settings, type TransactionsContext, type Tx } from '@husrum/api-platform';
import { createFasdokService, type FasdokService, ServiceError } from '@husrum/api-ports';
import * as yup from 'yup';
import { fasdokTexts } from './fasdok.texts';

const credentialsSchema = yup.object({ access_token: yup.string().required() });

export interface FasdokConnection {
  /** The id of the integration. */
  readonly id: number;
  readonly service: FasdokService;
}

/**
 * The connection with the stored key. The result is undefined when FASDOK is not configured on the server, the integration
 * has no key, or FASDOK no longer accepts it.
 */
export const openConnection = (
  settings: Settings,
  integration: Parameters<typeof readServiceCredentials>[1],
): FasdokConnection | undefined => {
  if (settings.fasdok === undefined) return undefined;
  const credentials = readServiceCredentials(settings, integration);
  if (credentials === undefined) return undefined;
  const { access_token } = credentialsSchema.validateSync(credentials);
  return { id: integration.id, service: createFasdokService(settings.fasdok, access_token) };
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
 * Calls FASDOK outside transactions. Throws 424 for a key that is no longer accepted and 503 while FASDOK does not respond,
 * and records both on the integration. When FASDOK refuses the request or does not find its object, throws the error of
 * `toRefusal` and records nothing: the connection works.
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
    const isRefusal = error.failure === 'refused' || error.failure === 'notFound';
    await context.transaction(async (request) => {
      request.log.warn({ err: error }, 'FASDOK refused or did not answer');
      if (!isRefusal) await recordSyncFailure(request, id, error, { now: request.clock.now() });
    });
    if (error.failure === 'unauthorized')
      throw problem('notConnected', { message: fasdokTexts.needsReconnect });
    if (isRefusal) throw toRefusal(error);
    throw problem('unavailable', { message: fasdokTexts.unavailable });
  }
};
