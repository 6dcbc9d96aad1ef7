import { orNotFound, type RequestContext, type Settings } from '@husrum/api-platform';
import type { IntegrationName, IntegrationRow } from '@husrum/contract/integration';
import { toIntegrationRow } from './connectable-services';
import {
  findIntegrationRecord,
  findServiceIntegration,
  type IntegrationCredentialsRecord,
  insertIntegration,
  saveIntegration,
} from './integration.store';
import { encryptCredentials, readCredentials } from './integration-credentials';
import { recordSyncSuccess } from './integration-health';

interface NewConnection {
  readonly name: IntegrationName;
  readonly description: string;
  readonly credentials: Readonly<Record<string, unknown>>;
  readonly nextSync: Date;
}

/** Connects a service that a business connects once. In a business that is already connected, new credentials replace the old ones. */
export const connectService = async (
  { tx, account, clock, settings }: RequestContext,
  { name, description, credentials: plain, nextSync }: NewConnection,
): Promise<IntegrationRow> => {
  const credentials = encryptCredentials(settings, { businessId: account.businessId, name }, plain);
  const existing = await findServiceIntegration(tx, name);
  const id =
    existing?.id ?? (await insertIntegration(tx, { name, description, credentials, last_error: null }));
  if (existing) await saveIntegration(tx, id, { credentials });
  await recordSyncSuccess(tx, id, { now: clock.now(), next: nextSync });
  return toIntegrationRow(settings, orNotFound(await findIntegrationRecord(tx, id)));
};

/**
 * The stored credentials, which the caller validates by the schema of the service. The result is undefined without any, and
 * when the service no longer accepts them or this server cannot read them.
 */
export const readServiceCredentials = (
  settings: Settings,
  { billable_id, name, credentials, state }: IntegrationCredentialsRecord,
): unknown =>
  credentials === null || state !== 'CONNECTED'
    ? undefined
    : readCredentials(settings, { businessId: billable_id, name }, credentials);
