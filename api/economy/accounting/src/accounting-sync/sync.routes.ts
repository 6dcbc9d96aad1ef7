import { accountingTexts, findIntegrationRecord, openAccountingConnection } from '@husrum/api-connections';
import { readInvoice, updateInvoice } from '@husrum/api-invoicing';
import {
  invalidInput,
  orNotFound,
  problem,
  type RequestContext,
  type Route,
  serve,
  serveWithTransactions,
  type TransactionsContext,
} from '@husrum/api-platform';
import { type AccountingName, isAccountingName } from '@husrum/contract/accounting';
import { accountingSyncCalls } from '@husrum/contract/accounting-sync';
import { type InvoiceStatus, invoiceCalls } from '@husrum/contract/invoice';
import { accountingSyncTexts } from './accounting-sync.texts';
import { decideDivergence } from './decide-divergence';
import { possibleDecisions } from './divergence.rules';
import { countOpenDivergences, listOpenDivergences } from './divergence.store';
import { linkCustomers } from './link-customers';
import { previewImport, readAll } from './preview-import';
import { reactivateSync, trySync } from './reactivate-sync';
import { toServiceProblem } from './service-failure.rules';
import { syncConnection } from './sync-connection';
import { createSyncContext, type SyncContext } from './sync-context';
import { toDivergenceRow } from './to-divergence-row';

type Context = Pick<TransactionsContext, 'server' | 'transaction'>;

/** The business of the caller, and the program of the connection. Throws 404 unless the business has it, to an accounting program. */
const requireAccounting = (
  { transaction }: Context,
  integrationId: number,
): Promise<{ businessId: number; program: AccountingName }> =>
  transaction(async ({ tx, account }) => {
    const { name } = orNotFound(await findIntegrationRecord(tx, integrationId));
    if (!isAccountingName(name)) throw problem('notFound');
    return { businessId: account.businessId, program: name };
  });

const needsReconnect = (program: AccountingName) =>
  problem('notConnected', { message: accountingTexts.needsReconnect(program) });

/** Waits for the program. A failure becomes a problem that states the reason to the user. */
const orProblem = <T>(program: AccountingName, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw toServiceProblem(error, program) ?? error;
  });

/** Throws 404 for another business's connection, and 424 for one that must be connected again. */
const openSyncContext = async (context: Context, integrationId: number): Promise<SyncContext> => {
  const { businessId, program } = await requireAccounting(context, integrationId);
  const connection = await openAccountingConnection(context.server, businessId, integrationId);
  if (connection === undefined) throw needsReconnect(program);
  return createSyncContext(context.server, businessId, connection);
};

/** Throws 422 unless the invoice has the status: a caller may send it as it was read. */
const requireStatus = async (request: RequestContext, id: number, status: InvoiceStatus): Promise<void> => {
  const invoice = await readInvoice(request, id);
  if (invoice.status !== status) throw invalidInput({ status: [accountingSyncTexts.onlyReady] });
};

export const syncRoutes: readonly Route[] = [
  serveWithTransactions(invoiceCalls.update, async ({ body }, context) => {
    const failure = body.sync_active === true ? await trySync(context, body.id) : undefined;
    return context.idempotentTransaction(async (request) => {
      const { id, status, updated_at } = body;
      if (status !== undefined && status !== 'READY') await requireStatus(request, id, status);
      await updateInvoice(request, { id, isMadeReady: status === 'READY', updated_at });
      if (body.sync_active === true) await reactivateSync(request, body.id, failure);
      return readInvoice(request, body.id);
    });
  }),

  serveWithTransactions(accountingSyncCalls.run, async ({ params }, context) => {
    const { businessId, program } = await requireAccounting(context, params.id);
    const result = await orProblem(program, syncConnection(context.server, businessId, params.id));
    if (result === undefined) throw needsReconnect(program);
    const { payments, divergences, stopped } = result;
    return {
      message: accountingSyncTexts.synced(payments, divergences),
      payments,
      divergences,
      stopped: stopped.length,
    };
  }),

  serve(accountingSyncCalls.divergences, async ({ query }, context) => {
    const { data, ...page } = await listOpenDivergences(context, query);
    return { ...page, data: data.map((record) => toDivergenceRow(record, possibleDecisions(record))) };
  }),
  serve(accountingSyncCalls.divergenceCount, async (_input, { tx }) => ({
    count: await countOpenDivergences(tx),
  })),
  serve(accountingSyncCalls.decide, ({ params, body }, context) =>
    decideDivergence(context, params.id, body.decision),
  ),

  serveWithTransactions(accountingSyncCalls.previewImport, async ({ params }, context) => {
    const syncContext = await openSyncContext(context, params.id);
    return orProblem(syncContext.program, previewImport(syncContext));
  }),
  serveWithTransactions(accountingSyncCalls.linkCustomers, async ({ params, body }, context) => {
    const { program, service } = await openSyncContext(context, params.id);
    const customers = await orProblem(program, readAll(service.listCustomers()));
    return context.transaction((request) =>
      linkCustomers(request, { id: params.id, name: program }, body.links, customers),
    );
  }),
];
