import type { ReportExport } from '@husrum/contract/report-export';

export const makeReportExport = (changes: Partial<ReportExport> = {}): ReportExport => ({
  id: 1,
  format: 'csv',
  status: 'QUEUED',
  filename: 'rapport.csv',
  title: 'Rapport',
  rows_done: 0,
  rows_total: null,
  size: null,
  error: null,
  created_at: '2026-11-20T08:00:00Z',
  finished_at: null,
  expires_at: null,
  ...changes,
});
