import type { IntegrationName, IntegrationRow, IntegrationService } from '@husrum/contract/integration';
import type { Settings } from '../platform/settings';
import type { IntegrationRecord } from './integration.store';

/** The services that are configured on this server. */
const configuredServices = ({
  fasdok,
}: Pick<Settings, 'fasdok'>): readonly {
  readonly name: IntegrationName;
  readonly is_simulated: boolean;
}[] => (fasdok === undefined ? [] : [{ name: 'FASDOK', is_simulated: fasdok.isSimulated }]);

/** A business has one document service; of accounting programs it may connect one for each company. */
const isSingle = (name: IntegrationName): boolean => name === 'FASDOK';

export const listConnectableServices = (
  settings: Pick<Settings, 'fasdok'>,
  connected: readonly Pick<IntegrationRecord, 'name'>[],
): IntegrationService[] =>
  configuredServices(settings).map((service) => ({
    ...service,
    can_connect: !(isSingle(service.name) && connected.some(({ name }) => name === service.name)),
  }));

export const toIntegrationRow = (
  settings: Pick<Settings, 'fasdok'>,
  record: IntegrationRecord,
): IntegrationRow => ({
  ...record,
  is_simulated: configuredServices(settings).find(({ name }) => name === record.name)?.is_simulated ?? false,
});
