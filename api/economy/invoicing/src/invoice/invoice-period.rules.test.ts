import { invoiceTexts } from './invoice.texts';
import { alreadyInvoicedText, invoicePeriodErrors, MAX_PERIOD_MONTHS } from './invoice-period.rules';

const lease = { start: '2026-02-10', stop: '2027-06-30' };
const open = { ...lease, stop: null };
const beforeStart = { start: [invoiceTexts.leaseStarts('2026-02-10')] };
const afterStop = { start: [invoiceTexts.leaseEnded('2027-06-30')] };
const pastStop = { stop: [invoiceTexts.leaseEnds('2027-06-30')] };
const tooLong = { stop: [invoiceTexts.periodTooLong(MAX_PERIOD_MONTHS)] };

// The number is that of the rule in docs/domain-rules.md.
describe('D-9 a period to invoice', () => {
  test.each([
    ['2026-02-10', '2026-02-10', lease, undefined],
    ['2026-02-10', '2027-06-30', lease, undefined],
    ['2027-06-30', '2027-06-30', lease, undefined],
    ['2026-03-10', '2026-03-09', lease, { stop: [invoiceTexts.stopBeforeStart] }],
    ['2026-02-09', '2026-03-09', lease, beforeStart],
    ['2027-07-01', '2027-07-31', lease, afterStop],
    ['2027-06-30', '2027-07-01', lease, pastStop],
    ['2026-03-01', '2028-02-29', open, undefined],
    ['2026-03-01', '2028-03-01', open, tooLong],
    ['2031-01-01', '2031-01-31', open, undefined],
  ])('%s – %s of %j has the errors %j', (start, stop, span, errors) => {
    expect(invoicePeriodErrors({ start, stop }, span)).toEqual(errors);
  });

  test('an error names the invoice that has the days, with its number if it has one', () => {
    const days = { start: '2026-11-01', stop: '2026-11-30' };
    const invoice = { id: 1, ...days };
    expect(alreadyInvoicedText({ ...invoice, reference: '100247' })).toContain('(100247, ');
    expect(alreadyInvoicedText({ ...invoice, reference: null })).not.toContain(', ');
  });
});
