import { remoteNames } from '#remote-names';
import type { Permission } from '../core/permission';

export { remoteNames };

export type RemoteName = (typeof remoteNames)[number];
export type Owner = 'shell' | RemoteName;

type Segment<P extends string> = P extends `${infer First}/${infer Rest}` ? First | Segment<Rest> : P;
type RequiredNames<S extends string> = S extends `:${infer Name}`
  ? Name extends `${string}?`
    ? never
    : Name
  : never;
type OptionalNames<S extends string> = S extends `:${infer Name}?` ? Name : never;

type Value = string | number;
export type RouteParams<P extends string> = { [K in RequiredNames<Segment<P>>]: Value } & {
  [K in OptionalNames<Segment<P>>]?: Value;
};

type Arguments<P extends string> = [RequiredNames<Segment<P>>] extends [never]
  ? [params?: RouteParams<P>, query?: Readonly<Record<string, Value>>]
  : [params: RouteParams<P>, query?: Readonly<Record<string, Value>>];

/** A client route. Calling it builds a link; `pattern` is what routers match. */
export interface Route<P extends string = string, O extends Owner = Owner> {
  (...args: Arguments<P>): string;
  readonly pattern: P;
  readonly owner: O;
  readonly access: 'public' | 'user';
  /** The permission that the user's role must have to open the page. Pages that are a form have one. */
  readonly requires?: Permission;
}

const fillPattern = (pattern: string, params: Readonly<Record<string, Value | undefined>>): string =>
  pattern.replace(/\/:(\w+)(\?)?/g, (_whole, key: string, optional: string | undefined) => {
    const value = params[key];
    if (value !== undefined) return `/${encodeURIComponent(String(value))}`;
    if (optional !== undefined) return '';
    throw new Error(`Missing ${key} in a link to ${pattern}`);
  });

export const route = <const O extends Owner, const P extends `/${string}`>(
  owner: O,
  pattern: P,
  access: 'public' | 'user' = 'user',
  requires?: Permission,
): Route<P, O> => {
  const link = (...args: Arguments<P>): string => {
    const [params, query] = args;
    const search = new URLSearchParams(
      Object.entries(query ?? {}).map(([key, value]): [string, string] => [key, String(value)]),
    ).toString();
    return fillPattern(pattern, params ?? {}) + (search === '' ? '' : `?${search}`);
  };
  return Object.assign(link, { pattern, owner, access, requires });
};

/** The route of a page that is a form: only roles that may send the form can open it. */
export const formRoute = <const O extends Owner, const P extends `/${string}`>(
  owner: O,
  pattern: P,
  requires: Permission,
): Route<P, O> => route(owner, pattern, 'user', requires);
