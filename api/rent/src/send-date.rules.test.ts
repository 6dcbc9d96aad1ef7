import { isSentAsPlanned, sendDate } from './send-date.rules';
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

  it.each([
    ['2026-11-20', '2026-11-25', '2026-11-25', true],
    // They are created on the day of sending: the first on the planned day, the second late.
    ['2026-11-25', '2026-11-25', '2026-11-25', true],
    ['2026-12-02', '2026-12-02', '2026-11-25', false],
    // The company's send day has been changed since.
    ['2026-11-20', '2026-11-25', '2026-11-28', true],
  ])(
    'an invoice created %s and sent %s, when %s is planned, is sent as planned: %s',
    (createdOn, sentOn, plannedOn, expected) => {
      expect(isSentAsPlanned({ createdOn, sentOn, plannedOn })).toBe(expected);
    },
  );
});
