import { sendDate } from './send-date.rules';
import vectors from './vectors/rent.vectors.json';

// The number is that of the rule in docs/domain-rules.md.
describe('D-7 send date', () => {
  it.each([...vectors.send_date, { generated: '2026-11-28', send_day: 5, send: '2026-12-05' }])(
    'generated $generated, send day $send_day: $send',
    ({ generated, send_day, send }) => {
      expect(sendDate(generated, send_day)).toBe(send);
    },
  );

  it('of a late run is based on the scheduled day, not before today', () => {
    expect(sendDate('2026-11-20', 25, '2026-11-23')).toBe('2026-11-25');
    expect(sendDate('2026-11-20', 25, '2026-12-02')).toBe('2026-12-02');
  });
});
