import type { OkOf } from '@husrum/contract/core';
import type { economyCalls } from '@husrum/contract/economy';
import type { ForeseenInvoice } from '@husrum/contract/forecast';
import type { RunItem, RunRow } from '@husrum/contract/job-run';
import type { UnbilledRow } from '@husrum/contract/unbilled-period';

type Stats = OkOf<typeof economyCalls.stats>;

export const someEconomy = (changes: Partial<Stats> = {}): Stats => ({
  stat_income_current: 17_000,
  stat_income_max: 25_500,
  stat_income_r12: 198_000,
  stat_leases_total: 2,
  stat_occupancy_total: 2,
  stat_rentable_total: 3,
  stat_tenants_current: 1,
  stat_area_average: 62.5,
  stat_area_average_price: 1645.16,
  stat_month_billed: 100_000,
  stat_month_paid: 62_500,
  ...changes,
});

export const twelveMonths = Array.from({ length: 12 }, (_, at) => `2027-${String(at + 1).padStart(2, '0')}`);

const people = {
  entity: { id: 5, name: 'Lgh 1001' },
  company: { id: 2, name: 'Åkerö AB' },
  tenant: { id: 4, name: 'Bo Östlund' },
};

export const aGap = (changes: Partial<UnbilledRow> = {}): UnbilledRow => ({
  key: '3-2026-09-16',
  lease_id: 3,
  ...people,
  start: '2026-09-16',
  stop: '2026-11-30',
  days: 76,
  periods: 3,
  fee: 21_250,
  ...changes,
});

export const aForeseen = (changes: Partial<ForeseenInvoice> = {}): ForeseenInvoice => ({
  month: '2027-02',
  send_date: '2027-01-25',
  lease_id: 3,
  entity: people.entity,
  tenant: people.tenant,
  start: '2027-02-01',
  stop: '2027-02-28',
  fee: 8500,
  tax: 0,
  pay_amount_rounded: 8500,
  rows: [{ name: 'Hyra', total: 8500, tax_rate: 0, explanation: 'Hyra 8 500 kr för hela februari 2027' }],
  ...changes,
});

export const aRun = (changes: Partial<RunRow> = {}): RunRow => ({
  id: 9,
  kind: 'GENERATE',
  title: 'Hyresavier för januari 2027',
  company: people.company,
  started_by: null,
  period: '2027-01',
  status: 'DONE',
  total: 40,
  made: 40,
  skipped: 0,
  failed: 0,
  error: null,
  attempts: 1,
  started_at: '2026-12-19T23:05:00.000Z',
  finished_at: '2026-12-19T23:05:04.000Z',
  ...changes,
});

export const anItem = (changes: Partial<RunItem> = {}): RunItem => ({
  id: 1,
  outcome: 'MADE',
  title: 'Lgh 1001 · Bo Östlund',
  message: null,
  lease_id: 3,
  invoicebase_id: 7,
  at: '2026-12-19T23:05:02.000Z',
  ...changes,
});
