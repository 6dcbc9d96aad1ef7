import type { Maintenance, MaintenanceRow } from '@husrum/contract/maintenance';

const createdAt = '2026-11-01T08:00:00.000Z';

export const makeMaintenanceRow = (overrides: Partial<MaintenanceRow> = {}): MaintenanceRow => ({
  id: 7,
  title: 'Byt filter',
  // 2026-12-01 in Sweden, without a time.
  scheduled_at: Date.UTC(2026, 10, 30, 23) / 1000,
  reschedule_in: 365,
  template_id: 3,
  template: { id: 3, title: 'Ventilation' },
  status: 'PLANNED',
  completion: 0,
  tasks_count: 2,
  started_at: null,
  completed_at: null,
  created_at: createdAt,
  updated_at: createdAt,
  entity_id: 4,
  company_id: null,
  entity: { id: 4, name: 'Lgh 1001', house: 'Kv. Eken' },
  company: null,
  address: 'Storgatan 1, Örebro',
  responsible_id: 2,
  responsible: { id: 2, name: 'Vera Vaktmästare' },
  budget: 4000,
  cost: null,
  previous_id: null,
  ...overrides,
});

export const makeMaintenance = (overrides: Partial<Maintenance> = {}): Maintenance => ({
  ...makeMaintenanceRow(),
  description: 'Byt alla filter i fläktrummet.',
  note: null,
  started_by: null,
  completed_by: null,
  cancelled_at: null,
  cancelled_by: null,
  tasks: [
    { id: 11, task: 'Stäng av fläkten', status: 'INCOMPLETE' },
    { id: 12, task: 'Byt påsfilter', status: 'INCOMPLETE' },
  ],
  next_id: null,
  breadcrumb: [
    { title: 'Aktiviteter', link: '/maintenance/overview' },
    { title: 'Byt filter', link: null },
  ],
  ...overrides,
});
