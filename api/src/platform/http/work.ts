import type { FastifyBaseLogger } from 'fastify';
import type { Files } from '../../ports/files/files';
import type { Clock } from '../clock';
import type { Database, Tx } from '../db/database';
import type { Outbox } from '../outbox';
import type { Settings } from '../settings';
import type { Tokens } from './tokens';

export interface Account {
  readonly billableId: number;
  readonly userId: number;
  readonly sessionId: string;
}

/** What every call may use. */
export interface BaseContext {
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly files: Files;
  readonly tokens: Tokens;
  readonly settings: Settings;
  /** As requested, with its query: what the links of a list are made of. */
  readonly url: string;
}

/** Whoever changes something: a user in a call, or the server by itself, which then is no user. */
export interface ActorContext {
  readonly tx: Tx;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly outbox: Outbox;
  readonly account: { readonly billableId: number; readonly userId: number | null };
}

/** A signed-in user's call: one transaction in which only the account's own rows exist, and nobody waits for files. */
export interface RequestContext extends Omit<BaseContext, 'files'> {
  readonly tx: Tx;
  readonly account: Account;
  readonly outbox: Outbox;
}

/** A signed-in user's call that reaches out between its transactions: in each of them it is `Work`, proven anew. */
export interface SteppedWork extends BaseContext {
  step<T>(context: (context: RequestContext) => Promise<T>): Promise<T>;
}

/** A call that anyone may make: it opens its own transactions. */
export interface PublicContext extends BaseContext {
  readonly db: Database;
  /** The outbox of a transaction that the call has opened, for the given account. */
  outboxOf(tx: Tx, billableId: number): Outbox;
  /** The caller's network address. */
  readonly address: string;
  readonly userAgent: string | undefined;
  /** The `Authorization` header as it came: proof of something, or of nothing. */
  readonly authorization: string | undefined;
}
