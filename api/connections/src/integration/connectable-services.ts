import type { Settings } from '@husrum/api-platform';
import {
  accountingNames,
  type IntegrationName,
  type IntegrationRow,
  type IntegrationService,
} from '@husrum/contract/integration';
import type { IntegrationRecord } from './integration.store';
import { integrationTexts } from './integration.texts';
import { type KeySettings, readCredentials } from './integration-credentials';

type ServiceSettings = Pick<Settings, 'fasdok' | 'fortnox' | 'visma'>;

const settingsOf = (
  { fasdok, fortnox, visma }: ServiceSettings,
  name: IntegrationName,
): { readonly isSimulated: boolean } | undefined =>
  ({ FASDOK: fasdok, FORTNOX: fortnox, VISMA: visma })[name];

/** The services in the order of the list that users choose from. */
const allServices: readonly IntegrationName[] = [...accountingNames, 'FASDOK'];

/** A business connects one document service, but may connect an accounting program for each company. */
const isSingle = (name: IntegrationName): boolean => name === 'FASDOK';

/** The services that are configured on this server, and whether one more connection of each is possible. */
export const listConnectableServices = (
  settings: ServiceSettings,
  connected: readonly Pick<IntegrationRecord, 'name'>[],
): IntegrationService[] =>
  allServices.flatMap((name) => {
    const service = settingsOf(settings, name);
    if (service === undefined) return [];
    const isTaken = isSingle(name) && connected.some((one) => one.name === name);
    return [{ name, is_simulated: service.isSimulated, can_connect: !isTaken }];
  });

/** A connection as the API shows it. One whose credentials this server cannot read must be made again, or the key be found. */
export const toIntegrationRow = (
  settings: ServiceSettings & KeySettings,
  { billable_id, credentials, ...record }: IntegrationRecord,
): IntegrationRow => {
  const owner = { businessId: billable_id, name: record.name };
  const isUnreadable = credentials !== null && readCredentials(settings, owner, credentials) === undefined;
  return {
    ...record,
    ...(isUnreadable ? { state: 'NEEDS_RECONNECT', last_error: integrationTexts.unreadable } : {}),
    is_simulated: settingsOf(settings, record.name)?.isSimulated ?? false,
  };
};
