import { vatMonth } from './vat-timing.rules';

// The number is that of the rule in docs/domain-rules.md.
describe('D-12 VAT timing of the first quarter', () => {
  it.each([
    ['2026-12-25', '2026-12'],
    ['2027-01-10', '2027-01'],
    ['2027-03-31', '2027-03'],
    ['2027-04-05', '2027-03'],
    [null, '2027-03'],
  ])('VAT paid %s is reported in %s', (paidAt, month) => {
    expect(vatMonth('2027-03-31', paidAt)).toBe(month);
  });
});
