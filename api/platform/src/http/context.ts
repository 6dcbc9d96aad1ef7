import type { Role } from '@husrum/contract/permission';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { Database, Tx } from '../db/database';
import type { FileStore } from '../file-store';
import type { Outbox } from '../outbox';
import type { ServerContext, ServerWithDatabase } from '../server-context';
import type { Settings } from '../settings';
import type { IdempotentResponse } from './idempotency';
import type { MissingMembership } from './require-membership';
import type { Tokens } from './tokens';

/** The signed-in user. */
export interface Account {
  readonly businessId: number;
  readonly userId: number;
  readonly sessionId: string;
  readonly role: Role;
  /** Null: the business is on trial or has a subscription. */
  readonly missingMembership: MissingMembership | null;
}

/** A transaction in which a user (in a call) or the server itself (in a job, then without a user) changes an account. */
export interface ActorContext {
  readonly tx: Tx;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly outbox: Outbox;
  readonly account: { readonly businessId: number; readonly userId: number | null };
}

/**
 * A signed-in user's call, in a transaction that sees only the rows of the user's account. It has no file store: the
 * database connection must not wait for one.
 */
export interface RequestContext extends ActorContext {
  readonly account: Account;
  readonly tokens: Tokens;
  readonly settings: Settings;
  /** As requested, with the query string: the links of a page are built from it. */
  readonly url: string;
  /** Sends a `Set-Cookie` header with the answer. */
  setCookie(cookie: string): void;
}

/** A signed-in user's call that opens its own transactions. The session is checked again in each of them. */
export interface TransactionsContext<A = unknown> {
  readonly files: FileStore;
  /** For work that continues after the call has ended or failed. Its transactions do not check the user's session. */
  readonly server: ServerWithDatabase;
  /** The Idempotency-Key of the call, if it has one. */
  readonly idempotencyKey: string | undefined;
  transaction<T>(run: (context: RequestContext) => Promise<T>): Promise<T>;
  /** The last transaction of an idempotent call. It runs once per Idempotency-Key, and its result is the answer. */
  idempotentTransaction(run: (context: RequestContext) => Promise<A>): Promise<IdempotentResponse>;
}

/** A call without sign-in. It opens its own transactions. */
export interface PublicContext extends ServerContext {
  readonly tokens: Tokens;
  readonly db: Database;
  /** The outbox of a transaction that the call has opened, for the given account. */
  createOutbox(tx: Tx, businessId: number): Outbox;
  readonly ipAddress: string;
  readonly userAgent: string | undefined;
  /** The `Authorization` header as sent, not verified. */
  readonly authorization: string | undefined;
  /** The `Cookie` header as sent. */
  readonly cookies: string | undefined;
  /** The `If-None-Match` header as sent. */
  readonly ifNoneMatch: string | undefined;
  /** Sends a `Set-Cookie` header with the answer. */
  setCookie(cookie: string): void;
}
