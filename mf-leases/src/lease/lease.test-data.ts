import { describeLeaseState, type Lease, type LeaseRow, type LeaseState } from '@husrum/contract/lease';

interface LeaseStateInput {
  status: LeaseState;
  stop: string | null;
  terminated: boolean;
}
const makeState = (lease: LeaseStateInput) => ({ status: lease.status, ...describeLeaseState(lease) });

export const makeLeaseRow = ({
  status = 'active',
  ...overrides
}: Partial<LeaseRow> & { status?: LeaseState } = {}): LeaseRow => ({
  id: 7,
  reference: 'K-1007',
  entity_id: 3,
  entity: { id: 3, name: 'Lgh 1102', type: { name: 'Lägenhet', kind: 'apartments' }, company_id: 2 },
  company: { id: 2, name: 'Holms Fastigheter AB' },
  state: makeState({ status, stop: overrides.stop ?? null, terminated: overrides.terminated ?? false }),
  start: '2024-05-01',
  stop: null,
  terminated: false,
  fee: 8500,
  fee_as_m2: false,
  total: 8500,
  tax_rate: 0,
  payment_interval: 'MONTHLY',
  primary_tenant: {
    id: 11,
    name: 'Anna Andersson',
    identifier: '19850412-2386',
    phone: '070-123 45 67',
    email: 'anna@example.se',
  },
  created_at: '2024-04-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
  ...overrides,
});

export const makeLease = ({
  status = 'active',
  ...overrides
}: Partial<Lease> & { status?: LeaseState } = {}): Lease => ({
  ...makeLeaseRow({ status, stop: overrides.stop ?? null, terminated: overrides.terminated ?? false }),
  company: {
    id: 2,
    name: 'Holms Fastigheter AB',
    invoicingconfig: { auto_enabled: true, generate_day: 20, generate_period: 'NEXT_MONTH' },
  },
  notice_length: 3,
  notice_type: 'MONTH',
  next_invoice_month: '2027-01',
  next_invoice_month_based_on_invoicingconfig: '2027-01',
  effective_invoice_month: '2027-01',
  next_notice: { date: '2026-12-20', start: '2027-01-01', stop: '2027-01-31' },
  earliest_stop: '2027-02-28',
  area: 62.5,
  tenants: [
    {
      id: 11,
      name: 'Anna Andersson',
      identifier: '19850412-2386',
      phone: '070-123 45 67',
      email: 'anna@example.se',
      pivot: { primary: true },
    },
    {
      id: 12,
      name: 'Bo Ek',
      identifier: '19640823-2384',
      phone: '070-765 43 21',
      email: null,
      pivot: { primary: false },
    },
  ],
  unreturned_count: 0,
  breadcrumb: [
    { title: 'Uthyrningar', link: '/lease/overview' },
    { title: 'Lgh 1102', link: '/entity/3' },
    { title: 'Anna Andersson', link: null },
  ],
  ...overrides,
});
