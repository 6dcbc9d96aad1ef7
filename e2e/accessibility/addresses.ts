import { calls, type Route, routes } from '@husrum/contract';
import type { APIRequestContext } from '@playwright/test';
import { firstOf, type SignedIn } from '../src';

/** Which list a route's `:id` is taken from; routes that are not built yet answer for any id. */
const listOf: readonly (readonly [pattern: RegExp, path: string])[] = [
  [/^\/company\//, calls.company.list.path],
  [/^\/entity\//, calls.entity.list.path],
  [/^\/lease\//, calls.lease.list.path],
  [/^\/(tenant|address)\//, calls.tenant.list.path],
  [/^\/invoicebase\//, calls.invoicebase.list.path],
  [/^\/addon\//, calls.addon.list.path],
  [/^\/economy\/run\//, calls.economy.runs.path],
  [/^\/ticket\//, calls.ticket.list.path],
];

const values: Readonly<Record<string, string>> = {
  type: 'entity',
  status: 'unpaid',
  filter: 'active',
  parentType: 'company',
  parentId: '1',
  token: 'gammal-lank',
  invite: 'gammal-lank',
};
/** Where a word of the path means something else than elsewhere. */
const special: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [routes.entity.byType.pattern]: { type: 'apartments' },
  [routes.ticket.byStatus.pattern]: { status: 'open' },
};

/** An address of the route at which the demo portfolio has something to show. */
export const addressOf = async (
  route: Route,
  request: APIRequestContext,
  demo: SignedIn,
): Promise<string> => {
  const list = listOf.find(([pattern]) => pattern.test(route.pattern))?.[1];
  const { id } = list === undefined ? { id: 1 } : await firstOf(request, demo, list);
  const known: Record<string, string> = { ...values, ...special[route.pattern], id: String(id) };
  return route.pattern.replace(/\/:(\w+)(\?)?/g, (_whole, name: string, optional?: string) =>
    optional === undefined ? `/${known[name] ?? '1'}` : '',
  );
};
