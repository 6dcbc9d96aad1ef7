import type { BodyOf, Call, ParamsOf, QueryOf, ResponseOf } from '@husrum/contract/core';
import type { FileContent } from '../file-store';
import type { PublicContext, RequestContext, TransactionsContext } from './context';
import type { IdempotentResponse } from './idempotency';
import type { FileResponse, NotModified } from './route-response';

export interface Upload {
  readonly name: string;
  readonly mimetype: string;
  /** In bytes. */
  readonly size: number;
  /** On disk until the call is answered. */
  readonly content: FileContent;
}

/** Parameters with such a name are row ids, and are parsed as numbers. */
export const isIdParam = (name: string): boolean => name === 'id' || name.endsWith('Id');
type ServerParams<C extends Call> = {
  readonly [K in keyof ParamsOf<C>]: K extends 'id' | `${string}Id` ? number : string;
};

export interface Input<C extends Call> {
  readonly params: ServerParams<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** The uploaded file of a multipart call. Throws in any other call. */
  readonly file: Upload;
}

type Answer<C extends Call> =
  ResponseOf<C> extends undefined ? FileResponse | NotModified | undefined : ResponseOf<C>;
type Handler<C extends Call, Context, Result = Answer<C>> = (
  input: Input<C>,
  context: Context,
) => Promise<Result>;

/** The validated input before it gets the type of its call. */
export interface RawInput {
  readonly params: RawParams;
  readonly query: unknown;
  readonly body: unknown;
  readonly file: Upload;
}
export type RawParams = Readonly<Record<string, number | string>>;

interface TransactionRoute {
  readonly kind: 'transaction';
  readonly call: Call;
  run(input: RawInput, context: RequestContext): Promise<unknown>;
}
interface TransactionsRoute {
  readonly kind: 'transactions';
  readonly call: Call;
  run(input: RawInput, context: TransactionsContext): Promise<unknown>;
}
interface PublicRoute {
  readonly kind: 'public';
  readonly call: Call;
  run(params: RawParams, readInput: () => Promise<RawInput>, context: PublicContext): Promise<unknown>;
}
export type Route = TransactionRoute | TransactionsRoute | PublicRoute;

/** The schemas of the call have just validated the raw input as this type: the only place where that is asserted. */
const toInput = <C extends Call>(input: RawInput): Input<C> => input as Input<C>;

const requireUserCall = ({ access, method, path }: Call): void => {
  if (access === 'public' || access === 'team')
    throw new Error(`${method} ${path} is not for signed-in users: use servePublic`);
};

/** A signed-in user's call, in one transaction from the session check to the serialized answer. */
export const serve = <C extends Call>(call: C, handler: Handler<C, RequestContext>): Route => {
  requireUserCall(call);
  return { call, kind: 'transaction', run: (input, context) => handler(toInput<C>(input), context) };
};

/**
 * A signed-in user's call that does something slow, such as rendering a PDF or asking the file store. It does so between its
 * own transactions: the embedded database has one connection, and a transaction that waits blocks everybody.
 *
 * An idempotent call must return the result of `context.idempotentTransaction`; otherwise it fails. When the call is repeated,
 * everything before that transaction is done again: it must not refuse the call or change any data.
 */
export const serveWithTransactions = <C extends Call>(
  call: C,
  handler: Handler<C, TransactionsContext<Answer<C>>, Answer<C> | IdempotentResponse>,
): Route => {
  requireUserCall(call);
  return { call, kind: 'transactions', run: (input, context) => handler(toInput<C>(input), context) };
};

type Authenticate<Context> = (params: RawParams, context: PublicContext) => Promise<Context>;

/**
 * A call without a signed-in user, or one that authenticates by a cookie. `authenticate` rejects callers before their body is
 * read, and returns the context of the handler. Calls with `access: 'team'` must have it.
 */
export function servePublic<C extends Call>(call: C, handler: Handler<C, PublicContext>): Route;
export function servePublic<C extends Call, Context>(
  call: C,
  handler: Handler<C, Context>,
  authenticate: Authenticate<Context>,
): Route;
export function servePublic<C extends Call, Context>(
  call: C,
  ...args:
    | [handler: Handler<C, PublicContext>]
    | [handler: Handler<C, Context>, authenticate: Authenticate<Context>]
): Route {
  const access = args.length === 1 ? 'public' : 'team';
  if (call.access !== access && !call.acceptsCookie)
    throw new Error(`${call.method} ${call.path} does not have access '${access}'`);
  return {
    call,
    kind: 'public',
    run: async (params, readInput, context) => {
      if (args.length === 1) return args[0](toInput<C>(await readInput()), context);
      const [handler, authenticate] = args;
      const authenticated = await authenticate(params, context);
      return handler(toInput<C>(await readInput()), authenticated);
    },
  };
}
