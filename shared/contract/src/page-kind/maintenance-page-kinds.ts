import { maintenanceCalls } from '../maintenance/maintenance/maintenance.calls';
import type { MaintenanceRow } from '../maintenance/maintenance/maintenance.schema';
import { maintenanceStatuses } from '../maintenance/maintenance/maintenance.status';
import { maintenanceTemplateCalls } from '../maintenance/maintenance-template/maintenance-template.calls';
import { inspectionStatuses } from '../maintenance/statutory-inspection/inspection-status';
import { statutoryInspectionCalls } from '../maintenance/statutory-inspection/statutory-inspection.calls';
import { type TicketRow, ticketCalls } from '../maintenance/ticket/ticket.calls';
import {
  ticketFilterStatus,
  ticketFilters,
  ticketPriorities,
  ticketStatuses,
  ticketTypes,
} from '../maintenance/ticket/ticket.status';
import { routes } from '../routes';
import { findFirstRow, type Get, type PageKind } from './page-kind';

const findTicket = (get: Get, matches: (row: TicketRow) => boolean) =>
  findFirstRow((query) => get(ticketCalls.list, { query }), matches);
const findActivity = (get: Get, matches: (row: MaintenanceRow) => boolean) =>
  findFirstRow((query) => get(maintenanceCalls.list, { query }), matches);

const ticketPage = (what: string, matches: (row: TicketRow) => boolean): PageKind => ({
  name: `ticket.detail: ${what}`,
  findPath: async (get) => {
    const row = await findTicket(get, matches);
    return row && routes.ticket.detail({ id: row.id });
  },
});

const activityPage = (what: string, matches: (row: MaintenanceRow) => boolean): PageKind => ({
  name: `maintenance.detail: ${what}`,
  findPath: async (get) => {
    const row = await findActivity(get, matches);
    return row && routes.maintenance.detail({ id: row.id });
  },
});

export const maintenancePageKinds: readonly PageKind[] = [
  ...ticketFilters.map(
    (filter): PageKind => ({
      name: `ticket.byStatus: ${filter}`,
      findPath: async (get) => {
        const row = await findTicket(get, ({ status }) => status === ticketFilterStatus[filter]);
        return row && routes.ticket.byStatus({ status: filter });
      },
    }),
  ),
  ...ticketStatuses.map((each) => ticketPage(each, ({ status }) => status === each)),
  ...ticketTypes.map((each) => ticketPage(each, ({ type }) => type === each)),
  ...ticketPriorities.map((each) => ticketPage(each, ({ priority }) => priority === each)),
  ticketPage('overdue', ({ overdue }) => overdue),
  ticketPage('with somebody responsible', ({ responsible }) => responsible !== null),
  ...ticketStatuses.map(
    (each): PageKind => ({
      name: `fieldWork.detail: ticket, ${each}`,
      findPath: async (get) => {
        const row = await findTicket(get, ({ status }) => status === each);
        return row && routes.fieldWork.detail({ type: 'ticket', id: row.id });
      },
    }),
  ),
  ...maintenanceStatuses.map((each) => activityPage(each, ({ status }) => status === each)),
  activityPage('without a day', ({ scheduled_at }) => scheduled_at === null),
  activityPage('of a company', ({ company, entity }) => company !== null && entity === null),
  ...maintenanceStatuses.map(
    (each): PageKind => ({
      name: `fieldWork.detail: activity, ${each}`,
      findPath: async (get) => {
        const row = await findActivity(get, ({ status }) => status === each);
        return row && routes.fieldWork.detail({ type: 'maintenance', id: row.id });
      },
    }),
  ),
  {
    name: 'template.detail: with tasks',
    findPath: async (get) => {
      const row = await findFirstRow((query) => get(maintenanceTemplateCalls.list, { query }));
      return row && routes.template.detail({ id: row.id });
    },
  },
  ...inspectionStatuses.map(
    (each): PageKind => ({
      name: `inspection.requirement: ${each}`,
      findPath: async (get) => {
        const row = await findFirstRow(
          (query) => get(statutoryInspectionCalls.list, { query }),
          ({ status }) => status === each,
        );
        return row && routes.inspection.requirement({ id: row.entity.id, kind: row.kind });
      },
    }),
  ),
];
