import { addDays, addMonthsToMonth, endOfMonth, startOfMonth } from '@husrum/format';
import fc from 'fast-check';
import { applyAdjustments, includedAdjustments, type ScheduledAdjustment } from './adjusted-terms.rules';
import {
  type AffectedInvoice,
  type AffectedLease,
  adjustTerms,
  calculateLeaseEffect,
  findAgreedRent,
} from './lease-effect.rules';
import { planInvoice, type TaxedVersion } from './plan-invoice.rules';

const START = '2026-02-01';
const makeVersion = (validFrom: string, fee: number): TaxedVersion => ({
  validFrom,
  fee,
  feeAsM2: false,
  areas: [],
  interval: 'MONTHLY',
  taxRate: 0,
});

interface SentInvoice extends AffectedInvoice {
  netOre: number;
}
interface State {
  versions: readonly TaxedVersion[];
  scheduled: readonly ScheduledAdjustment[];
  sent: readonly SentInvoice[];
}

interface Agree {
  kind: 'AGREE';
  fee: number;
}
interface Schedule {
  kind: 'SCHEDULE';
  afterDays: number;
  rate: number;
}
type Step = { kind: 'SEND' } | { kind: 'EXECUTE' } | Agree | Schedule;

const netOf = (invoice: { start: string; stop: string }, versions: readonly TaxedVersion[]): number =>
  planInvoice(invoice, versions, []).rows.reduce((sum, row) => sum + row.netOre, 0);

const toLease = ({ versions, scheduled, sent }: State, exceptId: number | null): AffectedLease => ({
  id: 1,
  start: START,
  stop: null,
  interval: 'MONTHLY',
  nextMonth: null,
  feeAsM2: false,
  entity: { id: 1, name: 'Lgh 1' },
  tenant: null,
  versions,
  addons: [],
  adjustments: scheduled.filter(({ id }) => id !== exceptId),
  invoices: sent,
});

const sendNextMonth = (state: State): State => {
  const month = addMonthsToMonth('2026-02', state.sent.length);
  const period = { start: startOfMonth(month), stop: endOfMonth(month) };
  const lease = toLease(state, null);
  const { versions } = applyAdjustments(lease, lease, state.scheduled);
  const included = includedAdjustments(lease, period, state.scheduled);
  const id = state.sent.length + 1;
  const invoice = { id, reference: null, locked: true, ...period, includedAdjustments: included };
  return { ...state, sent: [...state.sent, { ...invoice, netOre: netOf(period, versions) }] };
};

/** The first day without a sent invoice. */
const nextDay = ({ sent }: State): string => addDays(sent.at(-1)?.stop ?? addDays(START, -1), 1);

const agreeRent = (state: State, fee: number): State => {
  const from = nextDay(state);
  const earlier = state.versions.filter(({ validFrom }) => validFrom < from);
  return { ...state, versions: [...earlier, makeVersion(from, fee)] };
};

/** Executes the first of the scheduled adjustments, and adds its differences to the sent invoices. */
const executeNext = (state: State): State => {
  const [next, ...scheduled] = state.scheduled;
  if (next === undefined) return state;
  const lease = toLease(state, next.id);
  const change = adjustTerms(lease, { ...next, includesAddons: false });
  const { locked } = calculateLeaseEffect(lease, change, next.id);
  const differences = new Map(locked.map(({ invoice, differenceOre }) => [invoice.id, differenceOre]));
  const sent = state.sent.map((invoice) => ({
    ...invoice,
    netOre: invoice.netOre + (differences.get(invoice.id) ?? 0),
  }));
  return { versions: change.versions, scheduled, sent };
};

const apply = (state: State, step: Step, index: number): State => {
  if (step.kind === 'SEND') return sendNextMonth(state);
  if (step.kind === 'AGREE') return agreeRent(state, step.fee);
  if (step.kind === 'EXECUTE') return executeNext(state);
  const added = { id: index, from: addDays(START, step.afterDays), rate: step.rate, includesAddons: false };
  return { ...state, scheduled: [...state.scheduled, added].toSorted((a, b) => (a.from < b.from ? -1 : 1)) };
};

const steps = fc.array(
  fc.oneof(
    fc.constant<Step>({ kind: 'SEND' }),
    fc.record<Agree>({
      kind: fc.constant('AGREE'),
      fee: fc.integer({ min: 100_000, max: 2_000_000 }).map((ore) => ore / 100),
    }),
    fc.record<Schedule>({
      kind: fc.constant('SCHEDULE'),
      afterDays: fc.nat(200),
      rate: fc.integer({ min: 1, max: 900 }).map((share) => share / 100),
    }),
    fc.constant<Step>({ kind: 'EXECUTE' }),
  ),
  { maxLength: 14 },
);

test('a sent invoice and its differences are what it costs by the terms in the end, whatever is agreed for later', () => {
  fc.assert(
    fc.property(steps, (events) => {
      const start: State = { versions: [makeVersion(START, 8225.8)], scheduled: [], sent: [] };
      const played = events.reduce<State>(apply, start);
      const final = played.scheduled.reduce<State>(executeNext, played);
      for (const { netOre, ...invoice } of final.sent)
        expect([invoice.start, netOre]).toEqual([invoice.start, netOf(invoice, final.versions)]);
    }),
    { numRuns: 500 },
  );
});

test('July with +0,37 % is sent, and 8 256,24 kr is agreed from August: the execution changes neither', () => {
  const sendJuly: Step[] = Array.from({ length: 6 }, () => ({ kind: 'SEND' }));
  const agree: Step = { kind: 'AGREE', fee: 8256.24 };
  const schedule: Step = { kind: 'SCHEDULE', afterDays: 146, rate: 0.37 };
  const execute: Step = { kind: 'EXECUTE' };
  const start: State = { versions: [makeVersion(START, 8225.8)], scheduled: [], sent: [] };
  const august = { start: '2026-08-01', stop: '2026-08-31' };
  for (const order of [
    [agree, execute],
    [execute, agree],
  ]) {
    const { versions, sent } = [schedule, ...sendJuly, ...order].reduce(apply, start);
    expect(netOf(august, versions)).toBe(825_624);
    expect(sent.map(({ netOre }) => netOre)).toEqual([822_580, 822_580, 822_580, 822_580, 822_986, 825_624]);
    expect(sent.at(-1)?.includedAdjustments).toHaveLength(1);
  }
});

test('the rent that an adjustment leaves is the first that is agreed for its day or later, within the lease', () => {
  const versions = [
    makeVersion(START, 8225.8),
    { ...makeVersion('2026-07-01', 8300), agreedFrom: START },
    makeVersion('2026-08-01', 8256.24),
    makeVersion('2026-09-01', 9000),
  ];
  const find = (day: string, stop: string | null = null) => findAgreedRent({ versions, stop }, day);
  expect(find('2026-06-27')).toEqual({ from: '2026-08-01', totalOre: 825_624 });
  expect(find('2026-08-01')).toEqual({ from: '2026-08-01', totalOre: 825_624 });
  expect(find('2026-08-02')).toEqual({ from: '2026-09-01', totalOre: 900_000 });
  expect([find('2026-09-02'), find('2026-06-27', '2026-07-31')]).toEqual([null, null]);
});
