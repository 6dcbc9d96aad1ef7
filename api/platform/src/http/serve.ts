import {
  type BodyOf,
  type Call,
  isForUsers,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from '@husrum/contract/core';
import type { FileContent } from '../file-store';
import type { PublicContext, RequestContext, TransactionsContext } from './context';
import type { IdempotentResponse } from './idempotency';
import type { FileResponse, NotModified } from './route-response';
import type { ReadOnlyField } from './undeclared-fields';

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
  /** The uploaded file of a multipart call. Reading it throws 422 when the caller sent none. */
  readonly file: Upload;
}

export type Answer<C extends Call> =
  ResponseOf<C> extends undefined ? FileResponse | NotModified | undefined : ResponseOf<C>;
type Handler<C extends Call, Context, Result = Answer<C>> = (
  input: Input<C>,
  context: Context,
) => Promise<Result>;

/** The validated input before it gets the type of its call. */
export interface UntypedInput {
  readonly params: UntypedParams;
  readonly query: unknown;
  readonly body: unknown;
  readonly file: Upload;
}
/** The input of a request, with the fields that its call does not change. */
export interface ReceivedInput extends UntypedInput {
  readonly readOnly: readonly ReadOnlyField[];
}
export type UntypedParams = Readonly<Record<string, number | string>>;

export interface SingleTransactionRoute {
  readonly kind: 'singleTransaction';
  readonly call: Call;
  /** The database refuses every write of the transaction. */
  readonly isReadOnly: boolean;
  run(input: UntypedInput, context: RequestContext): Promise<unknown>;
  /** Reads the row before the call, where no call of its noun does. */
  readonly readStored?: (input: UntypedInput, context: RequestContext) => Promise<unknown>;
}
interface MultipleTransactionsRoute {
  readonly kind: 'multipleTransactions';
  readonly call: Call;
  run(input: UntypedInput, context: TransactionsContext): Promise<unknown>;
}
interface PublicRoute {
  readonly kind: 'public';
  readonly call: Call;
  run(
    params: UntypedParams,
    readInput: () => Promise<UntypedInput>,
    context: PublicContext,
  ): Promise<unknown>;
}
export type Route = SingleTransactionRoute | MultipleTransactionsRoute | PublicRoute;

/** The schemas of the call have just validated the input as this type: the only place where that is asserted. */
const toInput = <C extends Call>(input: UntypedInput): Input<C> => input as Input<C>;

const requireUserCall = (call: Call): void => {
  const { method, path } = call;
  if (!isForUsers(call)) throw new Error(`${method} ${path} is not for signed-in users: use servePublic`);
};

/**
 * A signed-in user's call, in one transaction from the session check to the serialized answer. `readStored` reads the row that the
 * call changes, where no GET of its noun answers it: callers may send what they have read, and fields that the call does not
 * change are compared with it.
 */
export const serve = <C extends Call>(
  call: C,
  handler: Handler<C, RequestContext>,
  readStored?: Handler<C, RequestContext, unknown>,
): SingleTransactionRoute => {
  requireUserCall(call);
  const run: SingleTransactionRoute['run'] = (input, context) => handler(toInput<C>(input), context);
  return {
    ...{ call, kind: 'singleTransaction', isReadOnly: false, run },
    ...(readStored ? { readStored: (input, context) => readStored(toInput<C>(input), context) } : {}),
  };
};

/**
 * A signed-in user's call that only reads. It works like `serve`, but the answer does not wait for the commit. It is used for
 * the lists that are read most.
 */
export const serveReadOnly = <C extends Call>(call: C, handler: Handler<C, RequestContext>): Route => {
  if (call.method !== 'GET' || call.idempotent)
    throw new Error(`${call.method} ${call.path} does not only read: use serve`);
  return { ...serve(call, handler), isReadOnly: true };
};

/**
 * A signed-in user's call that does something slow, such as rendering a PDF or asking the file store. It does so between its
 * own transactions: one that waits keeps a session that others need, and the rows that it has locked.
 *
 * An idempotent call must return the result of `context.idempotentTransaction`; otherwise it fails. When the call is repeated,
 * everything before that transaction is done again: it must not refuse the call or change any data.
 */
export const serveWithTransactions = <C extends Call>(
  call: C,
  handler: Handler<C, TransactionsContext<Answer<C>>, Answer<C> | IdempotentResponse>,
): Route => {
  requireUserCall(call);
  return { call, kind: 'multipleTransactions', run: (input, context) => handler(toInput<C>(input), context) };
};

type Authenticate<Context> = (params: UntypedParams, context: PublicContext) => Promise<Context>;

/**
 * A call without a signed-in user, or one that authenticates by a cookie. `authenticate` rejects callers before their body is
 * read, and returns the context of the handler. Calls of teams and tenants must have it, calls with `access: 'public'` must not.
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
  const isAuthenticated = args.length === 2;
  const fits = isAuthenticated
    ? call.access === 'team' || call.access === 'tenant'
    : call.access === 'public';
  if (!fits && !call.acceptsCookie)
    throw new Error(
      `${call.method} ${call.path} has access '${call.access ?? 'user'}', which does not fit its authentication`,
    );
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
