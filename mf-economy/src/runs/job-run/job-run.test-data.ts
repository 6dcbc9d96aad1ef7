import type { JobRunItem, JobRunRow } from '@husrum/contract/job-run';

export const makeJobRun = (changes: Partial<JobRunRow> = {}): JobRunRow => ({
  id: 9,
  kind: 'GENERATE',
  title: 'Hyresavier för januari 2027',
  company: { id: 2, name: 'Åkerö AB' },
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

export const makeJobRunItem = (changes: Partial<JobRunItem> = {}): JobRunItem => ({
  id: 1,
  outcome: 'MADE',
  title: 'Lgh 1001 · Bo Östlund',
  message: null,
  lease_id: 3,
  invoicebase_id: 7,
  at: '2026-12-19T23:05:02.000Z',
  ...changes,
});
