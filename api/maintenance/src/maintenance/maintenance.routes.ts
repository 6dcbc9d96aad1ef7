import { type Route, serve, serveReadOnly } from '@husrum/api-platform';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { ticketCalls } from '@husrum/contract/ticket';
import { cancelMaintenance, finishMaintenance, startMaintenance } from './change-maintenance-status';
import { changeTask } from './change-task';
import { createMaintenance } from './create-maintenance';
import { listMaintenanceCosts } from './list-maintenance-costs';
import { toMaintenanceNote, toOptionalOre } from './maintenance-command.rules';
import { listMaintenance } from './maintenance-list.store';
import { planTicket } from './plan-ticket';
import { readMaintenance } from './read-maintenance';
import { removeMaintenance } from './remove-maintenance';
import { updateMaintenance } from './update-maintenance';
import { updateNote } from './update-note';

export const maintenanceRoutes: readonly Route[] = [
  serveReadOnly(maintenanceCalls.list, ({ query }, context) => listMaintenance(context, query)),
  serve(maintenanceCalls.costs, ({ query }, context) => listMaintenanceCosts(context, query)),
  serve(maintenanceCalls.detail, ({ params }, { tx }) => readMaintenance(tx, params.id)),
  serve(maintenanceCalls.create, ({ body: { budget, ...body } }, context) =>
    createMaintenance(context, { ...body, budgetOre: toOptionalOre(budget) }),
  ),
  serve(maintenanceCalls.update, ({ body: { budget, ...body } }, context) =>
    updateMaintenance(context, { ...body, budgetOre: toOptionalOre(budget) }),
  ),
  serve(maintenanceCalls.remove, ({ params }, context) => removeMaintenance(context, params.id)),
  serve(maintenanceCalls.start, ({ params }, context) => startMaintenance(context, params.id)),
  serve(maintenanceCalls.finish, ({ params, body }, context) =>
    finishMaintenance(context, params.id, toMaintenanceNote(body)),
  ),
  serve(maintenanceCalls.cancel, ({ params }, context) => cancelMaintenance(context, params.id)),
  serve(maintenanceCalls.changeTask, ({ body }, context) => changeTask(context, body)),
  serve(maintenanceCalls.updateNote, ({ body }, context) =>
    updateNote(context, body.id, toMaintenanceNote(body)),
  ),
  serve(ticketCalls.plan, ({ params, body }, context) => planTicket(context, params.id, body)),
];
