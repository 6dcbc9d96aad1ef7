import { orNotFound, problem, type Route, serveWithTransactions } from '@husrum/api-platform';
import { fasdokCalls } from '@husrum/contract/fasdok';
import { connectFasdok } from './connect-fasdok';
import { createFasdokCase } from './create-case';
import { findCaseByFasdokId } from './fasdok.store';
import { fasdokTexts } from './fasdok.texts';
import { callFasdok, requireConnection } from './fasdok-connection';
import { syncCasesNow } from './sync-cases';

export const fasdokRoutes: readonly Route[] = [
  serveWithTransactions(fasdokCalls.connect, ({ body }, context) =>
    connectFasdok(context, body.access_token),
  ),
  serveWithTransactions(fasdokCalls.organizations, async (_input, context) => {
    const { connection, isSimulated } = await context.transaction(async ({ tx, settings }) => ({
      connection: await requireConnection(tx, settings),
      isSimulated: settings.fasdok?.isSimulated ?? false,
    }));
    const data = await callFasdok(context, connection, (service) => service.listOrganizations());
    return { data: [...data], is_simulated: isSimulated };
  }),
  serveWithTransactions(fasdokCalls.templates, async ({ params }, context) => {
    const connection = await context.transaction(({ tx, settings }) => requireConnection(tx, settings));
    const data = await callFasdok(
      context,
      connection,
      (service) => service.listTemplates(params.organization),
      () => problem('notFound', { message: fasdokTexts.unknownOrganization }),
    );
    return { data: [...data] };
  }),
  serveWithTransactions(fasdokCalls.createCase, ({ body: { activeVersionNumber, ...body } }, context) =>
    createFasdokCase(context, { ...body, versionNumber: activeVersionNumber }),
  ),
  serveWithTransactions(fasdokCalls.sync, ({ body }, context) => syncCasesNow(context, body.lease_id)),
  serveWithTransactions(fasdokCalls.casePdf, async ({ params }, context) => {
    const { connection, name } = await context.transaction(async ({ tx, settings }) => ({
      // It is checked first, so that an id of another business returns 404 like an unknown one.
      name: orNotFound(await findCaseByFasdokId(tx, params.case)).name,
      connection: await requireConnection(tx, settings),
    }));
    const bytes = await callFasdok(
      context,
      connection,
      (service) => service.readPdf(params.case),
      () => problem('notFound', { message: fasdokTexts.unknownDocument }),
    );
    return { file: bytes.toString('base64'), name: fasdokTexts.fileName(name) };
  }),
];
