export {
  cancelMaintenance,
  finishMaintenance,
  startMaintenance,
} from './maintenance/change-maintenance-status';
export { changeTask } from './maintenance/change-task';
export { createMaintenance } from './maintenance/create-maintenance';
export { dayOf } from './maintenance/maintenance.rules';
export { createMaintenanceFixture } from './maintenance/maintenance.test-data';
export { markOverdueAndNotify } from './maintenance/mark-overdue-and-notify';
export { readMaintenance } from './maintenance/read-maintenance';
export { createTemplate } from './maintenance-template/create-template';
export { changeFacts } from './statutory-inspection/change-facts';
export { createRemarkTicket } from './statutory-inspection/create-remark-ticket';
export { planInspectionActivity } from './statutory-inspection/plan-inspection-activity';
export { registerInspection } from './statutory-inspection/register-inspection';
export { changeTicketStatus } from './ticket/change-ticket-status';
export { commentTicket } from './ticket/comment-ticket';
export { createTicket } from './ticket/create-ticket';
export { reopenChange, resolveChange } from './ticket/ticket.rules';
