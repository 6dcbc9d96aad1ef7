import { invoiceQuery } from './invoice.calls';

const read = (period: string) => invoiceQuery.validateSync({ period }).period;

test('the period filter is a period as JSON', () => {
  expect(read('{"start":"2026-11-15","stop":"2026-12-01"}')).toEqual({
    start: '2026-11-15',
    stop: '2026-12-01',
  });
});

test.each(['abc', 'null', '5', '{"start":"2026-11-15"}', '{"start":"x","stop":"2026-12-01"}'])(
  'the period %s is refused as invalid, not as missing',
  (period) => {
    expect(() => read(period)).toThrow('Perioden är inte giltig');
  },
);
