import { toExportRequest, toInitialExport } from './bookkeeping-export.rules';

test('starts with last month', () => {
  expect(toInitialExport(7, '2027-01-15')).toEqual({
    company_id: 7,
    month: '2026-12',
    from: '2026-12-01',
    to: '2026-12-31',
  });
  expect(toInitialExport(undefined, '2026-11-20').company_id).toBeNull();
});

const values = { company_id: 7, month: '2028-02', from: '2026-11-05', to: '2026-12-04' };

test('a whole month is exported with all its days, and an own period with the days of the fields', () => {
  expect(toExportRequest('MONTH', values)).toEqual({
    params: { id: 7 },
    query: { from: '2028-02-01', to: '2028-02-29' },
  });
  expect(toExportRequest('DAYS', values)).toEqual({
    params: { id: 7 },
    query: { from: '2026-11-05', to: '2026-12-04' },
  });
});
