import type { Lease, LeaseRow } from '@husrum/contract/lease';

const CREATED_AT = '2026-11-20T08:00:00.000Z';
const state = {
  status: 'active',
  color: 'green',
  icon: 'check',
  title: 'Aktiv',
  description: 'Uthyrningen pågår',
} as const;
const tenant = {
  id: 4,
  name: 'Bo Östlund',
  identifier: '19850412-2386',
  phone: '070-123 45 67',
  email: 'bo@example.se',
};

export const makeLeaseRow = (changes: Partial<LeaseRow> = {}): LeaseRow => ({
  id: 3,
  reference: null,
  entity_id: 5,
  entity: { id: 5, name: 'Lgh 1001', type: { name: 'Lägenhet', kind: 'apartments' }, company_id: 2 },
  company: { id: 2, name: 'Åkerö AB' },
  state,
  start: '2026-01-01',
  stop: null,
  terminated: false,
  fee: 8500,
  fee_as_m2: false,
  total: 8500,
  tax_rate: 0,
  payment_interval: 'MONTHLY',
  primary_tenant: tenant,
  created_at: CREATED_AT,
  updated_at: CREATED_AT,
  ...changes,
});

export const makeLease = (changes: Partial<Lease> = {}): Lease => ({
  ...makeLeaseRow(),
  company: {
    id: 2,
    name: 'Åkerö AB',
    invoicingconfig: { auto_enabled: false, generate_day: 20, generate_period: 'NEXT_MONTH' },
  },
  notice_length: 3,
  notice_type: 'MONTH',
  next_invoice_month: '2026-12',
  next_invoice_month_based_on_invoicingconfig: '2027-01',
  next_notice: null,
  earliest_stop: '2027-02-28',
  area: 62.5,
  tenants: [{ ...tenant, pivot: { primary: true } }],
  unreturned_count: 0,
  breadcrumb: [],
  ...changes,
});
