import { accountingSyncCalls } from '@husrum/contract/accounting-sync';
import { accountingNames } from '@husrum/contract/integration';
import { invoiceCalls } from '@husrum/contract/invoice';
import { openAccountingConnection } from '../accounting/accounting-connection';
import { findIntegrationRecord } from '../integration/integration.store';
import { integrationTexts } from '../integration/integration.texts';
import { readInvoice } from '../invoice/read-invoice';
import { updateInvoice } from '../invoice/update-invoice';
import { orNotFound, problem } from '../platform/errors';
import { type Route, serve, serveWithTransactions, type TransactionsContext } from '../platform/http';
import { ServiceError } from '../ports/service-client';
import { accountingSyncTexts } from './accounting-sync.texts';
import { decideDivergence } from './decide-divergence';
import { possibleDecisions } from './divergence.rules';
import { countOpenDivergences, listDivergences } from './divergence.store';
import { linkCustomers } from './link-customers';
import { previewImport, readAll } from './preview-import';
import { reactivateSync, trySync } from './reactivate-sync';
import { syncConnection } from './sync-connection';
import { createSyncContext, type SyncContext } from './sync-context';
import { toDivergenceRow } from './to-divergence-row';

type Context = Pick<TransactionsContext, 'server' | 'transaction'>;

/** The business of the caller. 404 unless the connection is one of its accounting programs. */
const requireAccounting = ({ transaction }: Context, integrationId: number): Promise<number> =>
  transaction(async ({ tx, account }) => {
    const { name } = orNotFound(await findIntegrationRecord(tx, integrationId));
    if (!accountingNames.some((one) => one === name)) throw problem('notFound');
    return account.businessId;
  });

/** Throws the problem for a failure of the program: 424 when it must be connected again, else 503. */
const throwProblem = (error: unknown): never => {
  if (!(error instanceof ServiceError)) throw error;
  const message = integrationTexts.failure[error.failure];
  throw problem(error.failure === 'unauthorized' ? 'notConnected' : 'unavailable', { message });
};

/** Throws 404 for another business's connection, and 424 for one that must be connected again. */
const openConnection = async (context: Context, integrationId: number): Promise<SyncContext> => {
  const businessId = await requireAccounting(context, integrationId);
  const connection = await openAccountingConnection(context.server, businessId, integrationId);
  if (connection === undefined)
    throw problem('notConnected', { message: integrationTexts.failure.unauthorized });
  return createSyncContext(context.server, businessId, connection);
};

export const syncRoutes: readonly Route[] = [
  serveWithTransactions(invoiceCalls.update, async ({ body }, context) => {
    const failure = body.sync_active === true ? await trySync(context, body.id) : undefined;
    return context.idempotentTransaction(async (request) => {
      await updateInvoice(request, body);
      if (body.sync_active === true) await reactivateSync(request, body.id, failure);
      return readInvoice(request, body.id);
    });
  }),

  serveWithTransactions(accountingSyncCalls.run, async ({ params }, context) => {
    const businessId = await requireAccounting(context, params.id);
    const result = await syncConnection(context.server, businessId, params.id).catch(throwProblem);
    if (result === undefined)
      throw problem('notConnected', { message: integrationTexts.failure.unauthorized });
    const { payments, divergences, stopped } = result;
    return {
      message: accountingSyncTexts.synced(payments, divergences),
      payments,
      divergences,
      stopped: stopped.length,
    };
  }),

  serve(accountingSyncCalls.divergences, async ({ query }, context) => {
    const { data, ...page } = await listDivergences(context, query);
    return { ...page, data: data.map((record) => toDivergenceRow(record, possibleDecisions(record))) };
  }),
  serve(accountingSyncCalls.divergenceCount, async (_input, { tx }) => ({
    count: await countOpenDivergences(tx),
  })),
  serve(accountingSyncCalls.decide, ({ params, body }, context) =>
    decideDivergence(context, params.id, body.decision),
  ),

  serveWithTransactions(accountingSyncCalls.previewImport, async ({ params }, context) =>
    previewImport(await openConnection(context, params.id)).catch(throwProblem),
  ),
  serveWithTransactions(accountingSyncCalls.linkCustomers, async ({ params, body }, context) => {
    const connection = await openConnection(context, params.id);
    const customers = await readAll(connection.service.listCustomers()).catch(throwProblem);
    return context.transaction((request) =>
      linkCustomers(request, { id: params.id, name: connection.name }, body.links, customers),
    );
  }),
];
