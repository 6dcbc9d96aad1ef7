import { addonCalls } from '@husrum/contract/addon';
import { bankFileCalls } from '@husrum/contract/bank-file';
import { companyCalls } from '@husrum/contract/company';
import { entityCalls } from '@husrum/contract/entity';
import { integrationCalls } from '@husrum/contract/integration';
import { invoiceCalls } from '@husrum/contract/invoice';
import { jobRunCalls } from '@husrum/contract/job-run';
import { leaseCalls } from '@husrum/contract/lease';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { maintenanceTemplateCalls } from '@husrum/contract/maintenance-template';
import { type Route, routes } from '@husrum/contract/routes';
import { tenantCalls } from '@husrum/contract/tenant';
import { ticketCalls } from '@husrum/contract/ticket';
import type { APIRequestContext } from '@playwright/test';
import { type Account, fetchFirstRow } from '../src';

/** The list from which a route's `:id` is taken. Routes without a list here work with any id. */
const listPaths: readonly (readonly [pattern: RegExp, path: string])[] = [
  [/^\/company\//, companyCalls.list.path],
  [/^\/entity\//, entityCalls.list.path],
  [/^\/lease\//, leaseCalls.list.path],
  [/^\/(tenant|address)\//, tenantCalls.list.path],
  [/^\/invoicebase\//, invoiceCalls.list.path],
  [/^\/addon\//, addonCalls.list.path],
  [/^\/economy\/run\//, jobRunCalls.list.path],
  [/^\/economy\/bankfile\//, bankFileCalls.list.path],
  [/^\/(ticket|fieldwork)\//, ticketCalls.list.path],
  [/^\/inspection\/(requirement|facts)\//, entityCalls.listByType.path.replace('{type}', 'estates')],
  [/^\/maintenance\/template\//, maintenanceTemplateCalls.list.path],
  [/^\/maintenance\//, maintenanceCalls.list.path],
  [/^\/:type\/:id\/maintenance\//, entityCalls.list.path],
  [/^\/contact\//, entityCalls.list.path],
  [/^\/integration\/:id/, integrationCalls.list.path],
];

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
  [routes.fieldWork.detail.pattern]: { type: 'ticket' },
  [routes.inspection.requirement.pattern]: { kind: 'VENTILATION' },
};

/** A URL of the route for which the demo account has data. */
export const buildRouteUrl = async (
  route: Route,
  request: APIRequestContext,
  demo: Account,
): Promise<string> => {
  const list = listPaths.find(([pattern]) => pattern.test(route.pattern))?.[1];
  const { id } = list === undefined ? { id: 1 } : await fetchFirstRow(request, demo, list);
  const params: Record<string, string> = {
    ...defaultParams,
    ...paramsByRoute[route.pattern],
    id: String(id),
  };
  return route.pattern.replace(/\/:(\w+)(\?)?/g, (_whole, name: string, optional?: string) =>
    optional === undefined ? `/${params[name] ?? '1'}` : '',
  );
};
