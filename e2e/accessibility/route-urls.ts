import { integrationCalls } from '@husrum/contract/integration';
import { pageKinds } from '@husrum/contract/page-kind';
import { type Route, routeName, routes } from '@husrum/contract/routes';
import type { APIRequestContext } from '@playwright/test';
import { type Account, createGet, fetchFirstRow } from '../src';

const getRouteName = (kindName: string): string => kindName.slice(0, kindName.indexOf(':'));

/** The routes of which `listKindPaths` has a page of each kind. Those without a parameter have a page of their own besides. */
const routesWithKinds = new Set(pageKinds.map(({ name }) => getRouteName(name)));
export const hasKinds = (route: Route): boolean =>
  route.pattern.includes('/:') && !route.pattern.endsWith('?') && routesWithKinds.has(routeName(route));

/** The path of a page of the kind in the demo account. Throws if there is none. */
const findKindPath = async (name: string, request: APIRequestContext, demo: Account): Promise<string> => {
  const kind = pageKinds.find((each) => each.name === name);
  const path = await kind?.findPath(createGet(request, demo));
  if (path === undefined) throw new Error(`The demo account has no page of the kind ${name}`);
  return path;
};

/** The paths of the pages of each kind of a noun, without repetitions: one row may be of several kinds. */
export const listKindPaths = async (
  noun: string,
  request: APIRequestContext,
  demo: Account,
): Promise<string[]> => {
  const names = pageKinds.map(({ name }) => name).filter((name) => name.startsWith(`${noun}.`));
  return [...new Set(await Promise.all(names.map((name) => findKindPath(name, request, demo))))];
};

/** The kind of page whose row a route takes its `:id` from. Routes without a kind here work with any id. */
const kindByPattern: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/^\/company\//, 'company.detail: any'],
  [/^\/entity\//, 'entity.detail: let'],
  [/^\/lease\//, 'lease.detail: active'],
  [/^\/(tenant|address)\//, 'tenant.detail: person'],
  [/^\/addon\//, 'addon.detail: SURCHARGE'],
  [/^\/ticket\//, 'ticket.detail: OPEN'],
  [/^\/inspection\/facts\//, 'inspection.requirement: DUE'],
  [/^\/maintenance\/template\//, 'template.detail: with tasks'],
  [/^\/maintenance\//, 'maintenance.detail: PLANNED'],
  [/^\/:type\/:id\/maintenance\//, 'entity.detail: let'],
  [/^\/contact\//, 'entity.detail: let'],
];

const findId = async (pattern: string, request: APIRequestContext, demo: Account): Promise<string> => {
  // Only a connection that the test makes itself has these pages.
  if (pattern.startsWith('/integration/:id'))
    return String((await fetchFirstRow(request, demo, integrationCalls.list.path)).id);
  const kind = kindByPattern.find(([each]) => each.test(pattern))?.[1];
  const path = kind === undefined ? '' : await findKindPath(kind, request, demo);
  return /\d+/.exec(path)?.[0] ?? '1';
};

const defaultParams: Readonly<Record<string, string>> = {
  type: 'entity',
  status: 'unpaid',
  filter: 'active',
  parentType: 'company',
  parentId: '1',
  token: 'gammal-lank',
  stub: 'demo',
  invite: 'gammal-lank',
};
/** Routes where a parameter needs another value. */
const paramsByRoute: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [routes.entity.byType.pattern]: { type: 'apartments' },
  [routes.ticket.byStatus.pattern]: { status: 'open' },
};

/** A URL of the route for which the demo account has data. */
export const buildRouteUrl = async (
  route: Route,
  request: APIRequestContext,
  demo: Account,
): Promise<string> => {
  const params: Record<string, string> = {
    ...defaultParams,
    ...paramsByRoute[route.pattern],
    id: await findId(route.pattern, request, demo),
  };
  return route.pattern.replace(/\/:(\w+)(\?)?/g, (_whole, name: string, optional?: string) =>
    optional === undefined ? `/${params[name] ?? '1'}` : '',
  );
};
