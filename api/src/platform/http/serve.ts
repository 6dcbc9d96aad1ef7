import type { BodyOf, Call, OkOf, ParamsOf, QueryOf } from '@husrum/contract/core';
import type { PublicContext, RequestContext, SteppedWork } from './work';

export interface Upload {
  readonly name: string;
  readonly mimetype: string;
  readonly bytes: Buffer;
}

/** What a call with `answer: 'file'` returns. */
export interface FileAnswer {
  readonly name: string;
  readonly mimetype: string;
  readonly bytes: Uint8Array;
  /** Shown in the browser rather than saved. */
  readonly inline?: boolean;
}

/** Parameters that name a row are numbers; anything else in their place is a row that does not exist. */
export const isIdParam = (name: string): boolean => name === 'id' || name.endsWith('Id');
type ServerParams<C extends Call> = {
  readonly [K in keyof ParamsOf<C>]: K extends 'id' | `${string}Id` ? number : string;
};

export interface Input<C extends Call> {
  readonly params: ServerParams<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** Of a multipart call; asking for it in any other is a mistake and throws. */
  readonly file: Upload;
}

type Answered<C extends Call> = OkOf<C> extends undefined ? FileAnswer | undefined : OkOf<C>;
type Handler<C extends Call, W> = (input: Input<C>, context: W) => Promise<Answered<C>>;

/** What the handlers get before their own call gives it a type; only `mount` builds one, after validation. */
export interface RawInput {
  readonly params: Readonly<Record<string, number | string>>;
  readonly query: unknown;
  readonly body: unknown;
  readonly file: Upload;
}

export interface SignedRoute {
  readonly call: Call;
  readonly open: false;
  readonly stepped: false;
  /** Gives what is to be done in the call's one transaction, once what it takes is at hand. */
  prepare(input: RawInput, steps: SteppedWork): Promise<(context: RequestContext) => Promise<unknown>>;
}
export interface SteppedRoute {
  readonly call: Call;
  readonly open: false;
  readonly stepped: true;
  run(input: RawInput, context: SteppedWork): Promise<unknown>;
}
export interface OpenRoute {
  readonly call: Call;
  readonly open: true;
  /** Turns callers away before anything of what they send is read. */
  admit?(params: RawInput['params'], context: PublicContext): Promise<void>;
  run(input: RawInput, context: PublicContext): Promise<unknown>;
}
export type Route = SignedRoute | SteppedRoute | OpenRoute;

/** The schemas of the call have just turned the raw input into this type: the one place where that is asserted. */
const typed = <C extends Call>(input: RawInput): Input<C> => input as Input<C>;

const requireSigned = ({ access, method, path }: Call): void => {
  if (access === 'public' || access === 'team')
    throw new Error(`${method} ${path} is not for signed-in users: use serveOpen or serveProven`);
};

/** A call of a signed-in user. */
export const serve = <C extends Call>(call: C, handler: Handler<C, RequestContext>): Route => {
  requireSigned(call);
  const prepare: SignedRoute['prepare'] = async (input) => (context) => handler(typed<C>(input), context);
  return { call, open: false, stepped: false, prepare };
};

/**
 * A call of a signed-in user that takes something slow, such as a document drawn and stored, and then changes what must be
 * changed once, in one transaction. `prepare` gets what it takes between transactions of its own and refuses nobody, for
 * the call may have been answered before: it gives the handler, which decides.
 */
export const servePrepared = <C extends Call>(
  call: C,
  prepare: (
    input: Input<C>,
    steps: SteppedWork,
  ) => Promise<(context: RequestContext) => Promise<Answered<C>>>,
): Route => {
  requireSigned(call);
  return { call, open: false, stepped: false, prepare: (input, steps) => prepare(typed<C>(input), steps) };
};

/**
 * A call of a signed-in user that waits for something else than the database, such as the file store, and does so between
 * its transactions: the embedded database has one session, and whoever waits with it in hand lets everybody wait.
 */
export const serveInSteps = <C extends Call>(call: C, handler: Handler<C, SteppedWork>): Route => {
  requireSigned(call);
  if (call.money) throw new Error(`${call.method} ${call.path} moves money: use servePrepared`);
  return { call, open: false, stepped: true, run: (input, context) => handler(typed<C>(input), context) };
};

/** A call that needs no sign-in. */
export const servePublic = <C extends Call>(call: C, handler: Handler<C, PublicContext>): Route => {
  if (call.access !== 'public') throw new Error(`${call.method} ${call.path} is not public: use serve`);
  return { call, open: true, run: (input, context) => handler(typed<C>(input), context) };
};

/** A call of whoever brings the proof that `prove` asks for; what it gives is handed on as `team`. */
export const serveProven =
  <T>(prove: (params: RawInput['params'], context: PublicContext) => Promise<T>) =>
  <C extends Call>(call: C, handler: Handler<C, PublicContext & { readonly team: T }>): Route => {
    if (call.access !== 'team') throw new Error(`${call.method} ${call.path} is not for teams`);
    const proven = new WeakMap<PublicContext, T>();
    return {
      call,
      open: true,
      admit: async (params, context) => {
        proven.set(context, await prove(params, context));
      },
      run: async (input, context) => {
        const team = proven.get(context);
        if (team === undefined) throw new Error(`${call.method} ${call.path} was reached without proof`);
        return handler(typed<C>(input), { ...context, team });
      },
    };
  };
