import type { MaintenanceTemplate, MaintenanceTemplateRow } from '@husrum/contract/maintenance-template';

const createdAt = '2026-11-01T08:00:00.000Z';

export const makeTemplateRow = (overrides: Partial<MaintenanceTemplateRow> = {}): MaintenanceTemplateRow => ({
  id: 3,
  title: 'Ventilation',
  description: 'Byt alla filter.',
  reschedule_in: 365,
  tasks: [
    { id: 21, task: 'Stäng av fläkten' },
    { id: 22, task: 'Byt påsfilter' },
  ],
  activities_count: 2,
  created_at: createdAt,
  updated_at: createdAt,
  ...overrides,
});

export const makeTemplate = (overrides: Partial<MaintenanceTemplate> = {}): MaintenanceTemplate => ({
  ...makeTemplateRow(),
  activities: [],
  breadcrumb: [
    { title: 'Mallar', link: '/maintenance/template/overview' },
    { title: 'Ventilation', link: null },
  ],
  ...overrides,
});
