import { execFileSync } from 'node:child_process';

const script = `
  import { today, formatDateTime, formatMonth, formatKronor } from '@husrum/format';
  import { nextInvoice } from './next-invoice.rules';
  import { firstMonthToGenerate } from './config-month.rules';
  import { dueDate } from '../../economy/invoicing/src/invoice/due-date.rules';
  import { planInvoice } from './plan-invoice.rules';
  const lease = { start: '2026-03-10', stop: null, interval: 'MONTHLY', nextMonth: '2026-03' };
  const settings = { generateDay: 31, generatePeriod: 'CURRENT_MONTH', autoEnabled: true };
  const instants = ['2026-03-29T00:30:00Z', '2026-10-25T00:30:00Z', '2026-12-31T23:30:00Z'].map((at) => new Date(at));
  const rent = { validFrom: '2026-03-10', fee: 8500, feeAsM2: false, areas: [], interval: 'MONTHLY', taxRate: 25 };
  console.log(JSON.stringify([
    instants.map((at) => [today(at), formatDateTime(at), nextInvoice(lease, settings, firstMonthToGenerate(today(at), settings), [])]),
    dueDate({ terms: '15', sendDate: '2027-03-11', periodStart: '2027-04-01', dwelling: false, minDays: 10, onSchedule: true }),
    planInvoice({ start: '2026-03-10', stop: '2026-03-31' }, [rent], []),
    formatMonth('2026-03'), formatKronor(-1234.5),
  ]));
`;
const runIn = (timeZone: string, locale: string): string =>
  execFileSync(process.execPath, [require.resolve('tsx/cli'), '--input-type=module', '-e', script], {
    cwd: __dirname,
    env: { ...process.env, TZ: timeZone, LANG: locale, LC_ALL: locale },
    encoding: 'utf8',
  });

// Invariant 10 of docs/domain-rules.md.
describe('10 · dates, invoices and texts', () => {
  it('are the same in Los Angeles in English and on Kiritimati in Arabic', () => {
    const [west, east] = [
      runIn('America/Los_Angeles', 'en_US.UTF-8'),
      runIn('Pacific/Kiritimati', 'ar_EG.UTF-8'),
    ];
    expect(east).toBe(west);
    expect(JSON.parse(west)).toMatchObject([
      [
        ['2026-03-29', '2026-03-29 01:30', { date: '2026-03-31' }],
        ['2026-10-25', '2026-10-25 02:30', { date: '2026-10-31' }],
        ['2027-01-01', '2027-01-01 00:30', { date: '2027-01-31' }],
      ],
      '2027-03-30',
      { totals: { feeOre: 603_226 } },
      'mars 2026',
      '\u22121\u00a0234,50\u00a0kr',
    ]);
  });
});
