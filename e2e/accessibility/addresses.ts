import { addonCalls } from '@husrum/contract/addon';
import { companyCalls } from '@husrum/contract/company';
import { entityCalls } from '@husrum/contract/entity';
import { invoiceCalls } from '@husrum/contract/invoice';
import { jobRunCalls } from '@husrum/contract/job-run';
import { leaseCalls } from '@husrum/contract/lease';
import { type Route, routes } from '@husrum/contract/routes';
import { tenantCalls } from '@husrum/contract/tenant';
import { ticketCalls } from '@husrum/contract/ticket';
import type { APIRequestContext } from '@playwright/test';
import { firstOf, type SignedIn } from '../src';

/** Which list a route's `:id` is taken from; routes that are not built yet answer for any id. */
const listOf: readonly (readonly [pattern: RegExp, path: string])[] = [
  [/^\/company\//, companyCalls.list.path],
  [/^\/entity\//, entityCalls.list.path],
  [/^\/lease\//, leaseCalls.list.path],
  [/^\/(tenant|address)\//, tenantCalls.list.path],
  [/^\/invoicebase\//, invoiceCalls.list.path],
  [/^\/addon\//, addonCalls.list.path],
  [/^\/economy\/run\//, jobRunCalls.list.path],
  [/^\/ticket\//, ticketCalls.list.path],
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
