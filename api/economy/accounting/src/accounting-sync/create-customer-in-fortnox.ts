import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AccountingConnection,
  connectionClaim,
  openAccountingConnection,
  recordSyncFailure,
} from '@husrum/api-connections';
import { readTenant } from '@husrum/api-leases';
import { orNotFound, type Problem, problem, type TransactionsContext } from '@husrum/api-platform';
import { type AccountingCustomer, AccountingRefusal, ServiceError } from '@husrum/api-ports';
import { integrationLabel } from '@husrum/contract/integration';
import type { Tenant } from '@husrum/contract/tenant';
import {
  type CustomerSource,
  findCustomerSource,
  findFortnoxConnectionId,
  findOtherTenantName,
  saveCustomer,
} from '../accounting-customer/accounting-customer.store';
import { findOrCreateCustomer } from '../accounting-customer/find-or-create-customer';
import { accountingCustomerTexts as texts } from './accounting-customer.texts';
import { accountingTaskTexts, refusalText } from './accounting-task.texts';

/** The duration of a claim: longer than all calls for one customer together. */
const CLAIM_MS = 60_000;
const CLAIM_ATTEMPTS = 20;
const CLAIM_PAUSE_MS = 250;
const { FORTNOX } = integrationLabel;

type Context = TransactionsContext<Tenant>;

/** The Fortnox connection of the tenant. Throws 409 for a tenant with a customer number, and 424 for one without a connection. */
const requireFortnoxConnection = (context: Context, tenantId: number) =>
  context.transaction(async ({ tx, account, clock, ...request }) => {
    const tenant = await readTenant({ tx, account, clock, ...request }, tenantId);
    const { fortnox_customer_number: number } = tenant;
    if (number !== null) throw problem('conflict', { message: texts.hasNumber(number) });
    const integrationId = await findFortnoxConnectionId(tx, tenantId);
    if (integrationId === undefined) throw problem('notConnected', { message: texts.notConnected });
    return { integrationId, businessId: account.businessId };
  });

interface ClaimedConnection {
  readonly until: string;
  readonly source: CustomerSource;
}

/** Waits until nobody else works on the connection, so that no two create the same customer. */
const claimWhenFree = async (
  context: Context,
  connection: AccountingConnection,
  tenantId: number,
): Promise<ClaimedConnection> => {
  for (let attempt = 1; attempt <= CLAIM_ATTEMPTS; attempt += 1) {
    const claimed = await context.transaction(async ({ tx, clock }) => {
      const now = clock.now();
      const until = new Date(now.getTime() + CLAIM_MS).toISOString();
      const claimRequest = { integrationId: connection.id, now: now.toISOString(), until };
      if (!(await connectionClaim.take(tx, claimRequest))) return undefined;
      return { until, source: orNotFound(await findCustomerSource(tx, connection, tenantId)) };
    });
    if (claimed !== undefined) return claimed;
    await sleep(CLAIM_PAUSE_MS);
  }
  throw problem('unavailable', { message: texts.busy });
};

const toProblem = (error: ServiceError): Problem => {
  if (error instanceof AccountingRefusal)
    return problem('conflict', { message: refusalText(error.reason, FORTNOX) });
  if (error.failure === 'unauthorized')
    return problem('notConnected', { message: accountingTaskTexts.needsReconnect(FORTNOX) });
  if (error.failure === 'refused' || error.failure === 'notFound')
    return problem('conflict', { message: refusalText('invalid', FORTNOX) });
  return problem('unavailable', { message: texts.unavailable });
};

const findOrCreateInFortnox = async (
  context: Context,
  { id, service }: AccountingConnection,
  { until, source }: ClaimedConnection,
): Promise<AccountingCustomer> => {
  try {
    return await findOrCreateCustomer(service, source);
  } catch (error) {
    await context.transaction(async (request) => {
      await connectionClaim.release(request.tx, { integrationId: id, until });
      if (!(error instanceof ServiceError)) return;
      request.log.warn({ err: error }, 'Fortnox refused a customer or did not respond');
      if (!(error instanceof AccountingRefusal))
        await recordSyncFailure(request, id, error, { now: request.clock.now() });
    });
    throw error instanceof ServiceError ? toProblem(error) : error;
  }
};

/**
 * Finds the tenant's customer in Fortnox, or creates it. Only one process works on a connection at a time, and searches
 * before it creates: a call that is repeated after a lost response finds the customer.
 */
export const createCustomerInFortnox = async (context: Context, tenantId: number): Promise<Tenant> => {
  const { integrationId, businessId } = await requireFortnoxConnection(context, tenantId);
  const connection = await openAccountingConnection(context.server, businessId, integrationId);
  if (connection === undefined)
    throw problem('notConnected', { message: accountingTaskTexts.needsReconnect(FORTNOX) });
  const claimed = await claimWhenFree(context, connection, tenantId);
  const customer = await findOrCreateInFortnox(context, connection, claimed);
  return context.transaction(async (request) => {
    const { tx } = request;
    // Another process may have created the customer in the meantime: the next attempt finds it.
    if (!(await connectionClaim.release(tx, { integrationId, until: claimed.until })))
      throw problem('unavailable', { message: texts.busy });
    const other = await findOtherTenantName(tx, connection, tenantId, customer);
    if (other !== undefined)
      throw problem('conflict', { message: texts.numberTaken(customer.number, other) });
    await saveCustomer(tx, connection, tenantId, customer);
    return readTenant(request, tenantId);
  });
};
