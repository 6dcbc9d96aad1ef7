import type * as yup from 'yup';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Who may make the call: anyone, a signed-in user of the account, or a team with the release token of its remote. */
export type Access = 'public' | 'user' | 'team';

/** What travels back: JSON through the `ok` schema, a file, or nothing but the status. */
export type Answer = 'json' | 'file' | 'none';

type ObjectSchema = yup.ISchema<unknown>;

/** The public description of one call. The browser's client and the server's route are both derived from it. */
export interface Call<
  P extends string = string,
  Q extends ObjectSchema | undefined = ObjectSchema | undefined,
  B extends ObjectSchema | undefined = ObjectSchema | undefined,
  O extends ObjectSchema | undefined = ObjectSchema | undefined,
> {
  readonly method: Method;
  /** Starts with /api; parameters in braces: /api/lease/{id}. */
  readonly path: P;
  /** One Swedish or English sentence for the API document. */
  readonly summary: string;
  readonly access?: Access;
  readonly query?: Q;
  readonly body?: B;
  readonly ok?: O;
  readonly answer?: Answer;
  /** The body is multipart/form-data with one part named `file`. */
  readonly multipart?: boolean;
  /** Repeating the call with the same Idempotency-Key gives the first answer again. */
  readonly money?: boolean;
  /** How often one caller may make it, when that is another number than for calls of its kind. */
  readonly perMinute?: number;
  /** The largest body, when it is to be smaller than the server's own bound. */
  readonly maxBytes?: number;
  /** Where it stands among the calls; `callsOf` writes it. */
  readonly place?: Place;
}

/** `['lease', 'detail']` */
export type Place = readonly [noun: string, name: string];

export const call = <
  const P extends string,
  Q extends ObjectSchema | undefined = undefined,
  B extends ObjectSchema | undefined = undefined,
  O extends ObjectSchema | undefined = undefined,
>(
  described: Call<P, Q, B, O>,
): Call<P, Q, B, O> => described;

/** The calls of a noun, each told where it stands: every bundle has its own copy of them, and query keys must agree. */
export const callsOf = <T extends object>(noun: string, calls: T): T => {
  for (const [name, described] of Object.entries(calls)) {
    Object.assign(described, { place: [noun, name] satisfies Place });
  }
  return calls;
};

/** Query keys begin with it. */
export const keyOf = ({ method, path, place }: Call): Place => {
  if (place === undefined) throw new Error(`${method} ${path} stands under no noun`);
  return place;
};

type ParamNames<P extends string> = P extends `${string}{${infer K}}${infer Rest}`
  ? K | ParamNames<Rest>
  : never;

export type ParamsOf<C extends Call> = Record<ParamNames<C['path']>, number | string>;
/** What a caller writes: defaults may be left out. */
export type QueryInput<C extends Call> = C extends Call<string, infer Q> ? InputOf<Q> : never;
export type BodyInput<C extends Call> =
  C extends Call<string, infer _Q, infer B>
    ? B extends yup.ISchema<unknown>
      ? yup.InferType<B>
      : undefined
    : never;
/** What the server's handler gets: validated, with defaults. */
export type QueryOf<C extends Call> =
  C extends Call<string, infer Q> ? (Q extends yup.ISchema<unknown> ? yup.InferType<Q> : undefined) : never;
export type BodyOf<C extends Call> = BodyInput<C>;
export type OkOf<C extends Call> =
  C extends Call<string, infer _Q, infer _B, infer O>
    ? O extends yup.ISchema<unknown>
      ? yup.InferType<O>
      : undefined
    : never;

type InputOf<Q> = Q extends yup.ISchema<unknown> ? DeepPartial<yup.InferType<Q>> : undefined;
type DeepPartial<T> = T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T;

/** The path with its parameters filled in: /api/lease/7. */
export const pathOf = (path: string, params: Readonly<Record<string, number | string>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_whole, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`Missing path parameter ${key} of ${path}`);
    return encodeURIComponent(String(value));
  });
