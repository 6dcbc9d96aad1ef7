import { definePages, lazyModule } from '@husrum/platform';

/** The screen of each route. A route without a screen shows a "coming soon" page. */
export const pages = definePages('mf-maintenance', {
  'maintenance.overview': lazyModule(() => import('./maintenance/maintenance-overview.screen')),
  'maintenance.costs': lazyModule(() => import('./maintenance/maintenance-costs.screen')),
  'maintenance.create': lazyModule(() => import('./maintenance/maintenance-create.screen')),
  'maintenance.detail': lazyModule(() => import('./maintenance/maintenance-detail.screen')),
  'maintenance.edit': lazyModule(() => import('./maintenance/maintenance-edit.screen')),
  'template.overview': lazyModule(
    () => import('./maintenance-template/maintenance-template-overview.screen'),
  ),
  'template.create': lazyModule(() => import('./maintenance-template/maintenance-template-create.screen')),
  'template.detail': lazyModule(() => import('./maintenance-template/maintenance-template-detail.screen')),
  'template.edit': lazyModule(() => import('./maintenance-template/maintenance-template-edit.screen')),
  'inspection.overview': lazyModule(() => import('./statutory-inspection/inspection-overview.screen')),
  'inspection.requirement': lazyModule(() => import('./statutory-inspection/inspection-requirement.screen')),
  'inspection.facts': lazyModule(() => import('./statutory-inspection/inspection-facts.screen')),
  'inspection.plan': lazyModule(() => import('./statutory-inspection/inspection-plan.screen')),
  'calendar.week': lazyModule(() => import('./calendar/calendar.screen')),
  'fieldWork.today': lazyModule(() => import('./field-work/today.screen')),
  'fieldWork.detail': lazyModule(() => import('./field-work/work-detail.screen')),
  'ticket.overview': lazyModule(() => import('./ticket/ticket-overview.screen')),
  'ticket.byStatus': lazyModule(() => import('./ticket/ticket-overview.screen')),
  'ticket.create': lazyModule(() => import('./ticket/ticket-create.screen')),
  'ticket.detail': lazyModule(() => import('./ticket/ticket-detail.screen')),
  'ticket.edit': lazyModule(() => import('./ticket/ticket-edit.screen')),
});
