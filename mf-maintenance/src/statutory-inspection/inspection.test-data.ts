import type {
  InspectionRequirement,
  InspectionRequirementDetail,
  StatutoryInspection,
} from '@husrum/contract/statutory-inspection';

const entity = { id: 7, name: 'Kv. Eken', house: null };

export const makeRequirement = (overrides: Partial<InspectionRequirement> = {}): InspectionRequirement => ({
  entity,
  company: { id: 1, name: 'Åkerö AB' },
  kind: 'VENTILATION',
  installation: null,
  status: 'DUE',
  reason: null,
  missing: [],
  months: 72,
  once: false,
  last_on: '2021-01-15',
  last_result: 'APPROVED',
  due_on: '2027-01-15',
  planned: null,
  ...overrides,
});

export const makeInspection = (overrides: Partial<StatutoryInspection> = {}): StatutoryInspection => ({
  id: 3,
  performed_on: '2021-01-15',
  result: 'REMARKS',
  inspector_name: 'Eva Ek',
  inspector_company: 'Luftkontroll AB',
  certificate_number: 'OVK-1234',
  certificate_valid_to: '2024-06-30',
  reinspect_by: null,
  note: null,
  budget: 12_000,
  cost: 12_500,
  maintenance_id: null,
  file: { id: 9, name: 'Protokoll 2021' },
  remarks: [{ id: 5, remark: 'Smutsigt filter', ticket: null }],
  ...overrides,
});

export const makeRequirementDetail = (
  overrides: Partial<InspectionRequirementDetail> = {},
): InspectionRequirementDetail => ({
  ...makeRequirement(),
  default_months: 72,
  own_interval: null,
  interval_updated_at: '',
  installations: [],
  counted: null,
  upcoming: ['2027-01-15', '2033-01-15'],
  inspections: [makeInspection()],
  breadcrumb: [],
  ...overrides,
});
