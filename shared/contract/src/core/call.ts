import type * as yup from 'yup';
import type { Permission } from './permission';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Who may make the call: anyone, a signed-in user, a team that sends the release token of its remote, or a tenant who is
 * signed in to the tenant portal.
 */
export type Access = 'public' | 'user' | 'team' | 'tenant';

/** The body of a successful response: JSON that follows the `response` schema, a file, or no body. */
export type ResponseKind = 'json' | 'file' | 'none';

type AnySchema = yup.ISchema<unknown>;

export interface LargestFile {
  readonly bytes: number;
  /** The error for a larger file, from the page before the upload and from the server. */
  readonly tooLarge: string;
}

/** The public description of one call. The browser's client, the server's route and the OpenAPI document derive from it. */
export interface Call<
  P extends string = string,
  Q extends AnySchema | undefined = AnySchema | undefined,
  B extends AnySchema | undefined = AnySchema | undefined,
  R extends AnySchema | undefined = AnySchema | undefined,
> {
  readonly method: Method;
  /** Starts with /api, with parameters in braces: /api/lease/{id}. */
  readonly path: P;
  /** The values that a path parameter can take, for the OpenAPI document. Another value is answered with 404. */
  readonly pathChoices?: Readonly<Partial<Record<ParamNames<P>, readonly string[]>>>;
  /**
   * Another path with the same parameters, all of which have `pathChoices`, as the product specification writes it. The OpenAPI
   * document names it in the text of the call: there, a path whose parameter has the place of an id would be the same path.
   */
  readonly otherPath?: string;
  /** One Swedish sentence for the OpenAPI document. */
  readonly summary: string;
  readonly access?: Access;
  /**
   * What the user's role must permit, where it differs from the default: a GET reads and any other call writes in the
   * area of its noun (`permission/area-by-noun.ts`).
   */
  readonly requires?: Permission;
  /** It is also answered for a business whose trial or subscription has ended. */
  readonly needsNoMembership?: boolean;
  readonly query?: Q;
  readonly body?: B;
  readonly response?: R;
  readonly responseType?: ResponseKind;
  /** The body is multipart/form-data with one part named `file`. */
  readonly multipart?: boolean;
  /** The largest file of a multipart call, where it is below the limit of all files. The server stops reading there. */
  readonly largestFile?: LargestFile;
  /** Fields of the body that the call does not declare are ignored. Of other calls they are refused, with 422. */
  readonly ignoresOtherFields?: boolean;
  /** Accepts an Idempotency-Key: a repeated call with the same key returns the first response. */
  readonly idempotent?: boolean;
  /** A GET that answers 409 when the state of the row does not allow it. Other methods may always answer 409. */
  readonly needsState?: boolean;
  /** Answers 424 without a connected integration, or while the tenant portal is off. */
  readonly needsIntegration?: boolean;
  /** Requests per minute and caller, where it differs from the default for this kind of call. */
  readonly perMinute?: number;
  /** The largest request body in bytes, where it is below the server's default. */
  readonly maxBytes?: number;
  /**
   * Authenticates by the cookie that signing in has set, and without it by the access token. With the cookie, the call also
   * works after the access token has expired.
   */
  readonly acceptsCookie?: boolean;
  /** It is set by `defineCalls`. */
  readonly key?: CallKey;
}

/** Whether the call is for signed-in users of the product. Their roles decide who of them may make it. */
export const isForUsers = ({ access = 'user' }: Pick<Call, 'access'>): boolean => access === 'user';

/** The noun and the name of a call: `['lease', 'detail']`. */
export type CallKey = readonly [noun: string, name: string];

export const call = <
  const P extends string,
  Q extends AnySchema | undefined = undefined,
  B extends AnySchema | undefined = undefined,
  R extends AnySchema | undefined = undefined,
>(
  definition: Call<P, Q, B, R>,
): Call<P, Q, B, R> => definition;

/**
 * The calls of a noun, each with its key. Every bundle has its own copy of the contract, so query keys are made from
 * names and not from object identity.
 */
export const defineCalls = <T extends object>(noun: string, calls: T): T => {
  for (const [name, definition] of Object.entries(calls)) {
    Object.assign(definition, { key: [noun, name] satisfies CallKey });
  }
  return calls;
};

/** The start of every query key of the call. Throws for a call that is not declared in `defineCalls`. */
export const callKey = ({ method, path, key }: Call): CallKey => {
  if (key === undefined) throw new Error(`${method} ${path} has no key: declare it in defineCalls`);
  return key;
};

type ParamNames<P extends string> = P extends `${string}{${infer K}}${infer Rest}`
  ? K | ParamNames<Rest>
  : never;

export type ParamsOf<C extends Call> = Record<ParamNames<C['path']>, number | string>;
/** The query that a caller passes: fields with a default may be left out. */
export type QueryInput<C extends Call> = C extends Call<string, infer Q> ? InputOf<Q> : never;
/** The query that the server's handler gets: validated, with defaults. */
export type QueryOf<C extends Call> =
  C extends Call<string, infer Q> ? (Q extends yup.ISchema<unknown> ? yup.InferType<Q> : undefined) : never;
export type BodyOf<C extends Call> =
  C extends Call<string, infer _Q, infer B>
    ? B extends yup.ISchema<unknown>
      ? yup.InferType<B>
      : undefined
    : never;
export type ResponseOf<C extends Call> =
  C extends Call<string, infer _Q, infer _B, infer R>
    ? R extends yup.ISchema<unknown>
      ? yup.InferType<R>
      : undefined
    : never;

type InputOf<Q> = Q extends yup.ISchema<unknown> ? DeepPartial<yup.InferType<Q>> : undefined;
type DeepPartial<T> = T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T;

/** The path with its parameters filled in: /api/lease/7. Throws when a parameter is missing. */
export const buildPath = (path: string, params: Readonly<Record<string, number | string>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_match, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`Missing path parameter ${key} of ${path}`);
    return encodeURIComponent(String(value));
  });
