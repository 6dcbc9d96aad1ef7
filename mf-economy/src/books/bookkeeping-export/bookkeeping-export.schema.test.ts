import { toExportRequest } from './bookkeeping-export.rules';
import { toPreviewRequest } from './bookkeeping-export.schema';

const values = { company_id: 7, month: '2028-02', from: '2026-11-05', to: '2026-12-04' };

test('nothing is asked of the server while a value is missing or wrong', () => {
  expect(toPreviewRequest('MONTH', values)).toEqual(toExportRequest('MONTH', values));
  expect(toPreviewRequest('MONTH', { ...values, company_id: null })).toBeUndefined();
  expect(toPreviewRequest('MONTH', { ...values, month: null })).toBeUndefined();
  expect(toPreviewRequest('MONTH', { ...values, month: 'igår' })).toBeUndefined();
  expect(toPreviewRequest('DAYS', { ...values, to: '2026-11-04' })).toBeUndefined();
  expect(toPreviewRequest('DAYS', { ...values, to: '2027-11-06' })).toBeUndefined();
  // What the other kind of period needs is not asked for.
  expect(toPreviewRequest('DAYS', { ...values, month: null })).toBeDefined();
  expect(toPreviewRequest('MONTH', { ...values, from: null, to: null })).toBeDefined();
});
