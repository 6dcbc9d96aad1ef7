import { orNotFound, problem, type Route, serve } from '@husrum/api-platform';
import { accountingNames, integrationCalls } from '@husrum/contract/integration';
import { listConnectableServices, toIntegrationRow } from './connectable-services';
import {
  findIntegrationRecord,
  listChoosableIntegrations,
  listIntegrationRecords,
  saveIntegration,
} from './integration.store';
import { previewRemoval } from './remove-integration.store';

/** `remove` is served by `accounting-sync`: removing a connection also gives invoices that are not booked yet an error. */
export const integrationRoutes: readonly Route[] = [
  serve(integrationCalls.list, async (_input, { tx, settings }) => {
    const records = await listIntegrationRecords(tx);
    return {
      data: records.map((record) => toIntegrationRow(settings, record)),
      services: listConnectableServices(settings, records),
    };
  }),
  serve(integrationCalls.invoicing, async (_input, { tx, settings }) => ({
    data: (await listChoosableIntegrations(tx, accountingNames)).map((record) =>
      toIntegrationRow(settings, record),
    ),
  })),
  serve(integrationCalls.update, async ({ body }, { tx, settings }) => {
    const { id, description } = body;
    if (!(await saveIntegration(tx, id, { description }))) throw problem('notFound');
    return toIntegrationRow(settings, orNotFound(await findIntegrationRecord(tx, id)));
  }),
  serve(integrationCalls.previewRemoval, async ({ params }, { tx }) => {
    orNotFound(await findIntegrationRecord(tx, params.id));
    return previewRemoval(tx, params.id);
  }),
];
