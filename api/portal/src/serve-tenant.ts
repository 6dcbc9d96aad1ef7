import {
  type Answer,
  actForAccount,
  type Clock,
  type FileStore,
  type Input,
  lacksMembership,
  type PublicContext,
  problem,
  type RequestContext,
  type Route,
  type Settings,
  servePublic,
  type Tx,
} from '@husrum/api-platform';
import type { Call } from '@husrum/contract/core';
import { needsMembership } from '@husrum/contract/permission';
import type { FastifyBaseLogger } from 'fastify';
import { portalTexts } from './portal.texts';
import { findTenantCaller, type TenantCaller } from './portal-session.store';
import { requireTenantClaims, type TenantClaims } from './tenant-token';

/** The signed-in tenant. */
interface SignedInTenant extends TenantClaims, Omit<TenantCaller, 'has_membership'> {
  /** The landlord has neither trial nor subscription: only the calls that need no membership are answered. */
  readonly isClosed: boolean;
}

/** A tenant's call, in a transaction that can only read the tenant's own rows. Stores also ask for the tenant's id. */
export interface TenantContext {
  readonly tx: Tx;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly log: FastifyBaseLogger;
  readonly setCookie: PublicContext['setCookie'];
  readonly tenant: SignedInTenant;
}

/** The same transaction after `actAsLandlord`. */
export interface LandlordContext extends TenantContext {
  readonly outbox: RequestContext['outbox'];
}

/** A tenant's call that opens its own transactions. The session is checked again in each of them. */
export interface TenantTransactions {
  readonly files: FileStore;
  transaction<T>(run: (context: TenantContext) => Promise<T>): Promise<T>;
  /**
   * Continues a tenant's transaction with the rights of the landlord's users. Only after the transaction has found the row that
   * the tenant writes to or reads: from here on, nothing but the conditions of the queries protects other tenants' rows.
   */
  actAsLandlord(context: TenantContext): Promise<LandlordContext>;
}

/**
 * Throws 401 unless the session is valid and the account can be used, and 402 while the landlord has neither trial nor
 * subscription: nobody would read what a tenant reports. The sent invoices stay readable, because they have to be paid.
 */
const openTransactions = (
  call: Call,
  { tokens, authorization, db, clock, settings, log, files, createOutbox, setCookie }: PublicContext,
): TenantTransactions => {
  const claims = requireTenantClaims(tokens, authorization);
  return {
    files,
    transaction: (run) =>
      db.forTenant(claims, async (tx) => {
        const caller = await findTenantCaller(tx, claims);
        if (!caller) throw problem('signedOut');
        const { has_membership, ...tenant } = caller;
        const isClosed = lacksMembership(has_membership, settings);
        if (isClosed && needsMembership(call))
          throw problem('membershipRequired', { message: portalTexts.closed(tenant.landlord_name) });
        return run({ tx, clock, settings, log, setCookie, tenant: { ...claims, ...tenant, isClosed } });
      }),
    actAsLandlord: async (context) => {
      await actForAccount(context.tx, claims.businessId);
      return { ...context, outbox: createOutbox(context.tx, claims.businessId) };
    },
  };
};

/** Checks the session before the body is read. */
const authenticate = async (call: Call, context: PublicContext): Promise<TenantTransactions> => {
  const transactions = openTransactions(call, context);
  await transactions.transaction(() => Promise.resolve());
  return transactions;
};

/** A signed-in tenant's call. It opens its own transactions. */
export const serveTenantWithTransactions = <C extends Call>(
  call: C,
  handler: (input: Input<C>, transactions: TenantTransactions) => Promise<Answer<C>>,
): Route => servePublic(call, handler, (_params, context) => authenticate(call, context));

type ActAsLandlord = TenantTransactions['actAsLandlord'];

/** A signed-in tenant's call, in one transaction. */
export const serveTenant = <C extends Call>(
  call: C,
  handler: (input: Input<C>, context: TenantContext, actAsLandlord: ActAsLandlord) => Promise<Answer<C>>,
): Route =>
  serveTenantWithTransactions(call, (input, { transaction, actAsLandlord }) =>
    transaction((context) => handler(input, context, actAsLandlord)),
  );
