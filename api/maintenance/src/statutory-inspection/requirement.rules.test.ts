import { type InspectionFacts, unknownFacts } from '@husrum/contract/statutory-inspection';
import { deriveRequirement, listUpcoming, type RequirementState } from './requirement.rules';

const today = '2026-11-20';
const facts: InspectionFacts = {
  ...unknownFacts,
  building_use: 'APARTMENTS',
  built_year: 1962,
  ventilation: 'F',
  lifts: 1,
  heating: 'SOLID',
  fireplaces: 'NO_FIREPLACE',
};
const approved = (performedOn: string) => ({
  performed_on: performedOn,
  result: 'APPROVED' as const,
  reinspect_by: null,
});
const state = (changes: Partial<RequirementState> = {}): RequirementState => ({
  facts,
  last: null,
  ownMonths: null,
  planned: null,
  ...changes,
});

test('OVK of a house with exhaust fans is due six years after the last one', () => {
  expect(deriveRequirement('VENTILATION', state({ last: approved('2024-02-29') }), today)).toMatchObject({
    status: 'DONE',
    months: 72,
    last_on: '2024-02-29',
    due_on: '2030-02-28',
  });
});

test.each([
  ['the day after', '2020-11-19', 'OVERDUE'],
  ['on', '2020-11-20', 'DUE'],
  ['90 days before', '2021-02-18', 'DUE'],
  ['91 days before', '2021-02-19', 'DONE'],
])('OVK %s the due day: inspected last on %s, it is %s', (_title, last, status) => {
  expect(deriveRequirement('VENTILATION', state({ last: approved(last) }), today)?.status).toBe(status);
});

test.each([
  ['2026-09-13', '2026-12-13', 'DONE'],
  ['2026-09-12', '2026-12-12', 'DUE'],
])('a round of every third month, done %s, becomes due 22 days before %s: %s', (last, dueOn, status) => {
  expect(deriveRequirement('FIRE_SAFETY', state({ last: approved(last) }), today)).toMatchObject({
    due_on: dueOn,
    status,
  });
});

test('a lift is due at the end of its month, one year later', () => {
  expect(deriveRequirement('LIFT', state({ last: approved('2025-11-03') }), today)).toMatchObject({
    due_on: '2026-11-30',
    status: 'DUE',
  });
});

test('a planned activity counts only when it is not after the due day', () => {
  const last = approved('2020-12-10');
  const status = (day: string) =>
    deriveRequirement('VENTILATION', state({ last, planned: { id: 1, day } }), today)?.status;
  expect(status('2026-12-10')).toBe('PLANNED');
  expect(status('2026-12-11')).toBe('DUE');
});

test('a requirement is unknown without the facts, and without any inspection', () => {
  expect(deriveRequirement('VENTILATION', state({ facts: unknownFacts }), today)).toMatchObject({
    status: 'UNKNOWN',
    reason: 'FACTS',
    missing: ['building_use', 'ventilation'],
  });
  expect(deriveRequirement('VENTILATION', state(), today)).toMatchObject({
    status: 'UNKNOWN',
    reason: 'NEVER',
    months: 72,
  });
});

test('nothing is required of a building that is exempt', () => {
  const villa: InspectionFacts = { ...facts, building_use: 'SMALL_HOUSE' };
  expect(deriveRequirement('VENTILATION', state({ facts: villa }), today)).toBeUndefined();
});

test('chimney sweeping is unknown until the municipality’s interval is entered', () => {
  const last = approved('2026-01-15');
  expect(deriveRequirement('SWEEPING', state({ last }), today)).toMatchObject({
    status: 'UNKNOWN',
    reason: 'INTERVAL',
  });
  expect(deriveRequirement('SWEEPING', state({ last, ownMonths: 12 }), today)).toMatchObject({
    status: 'DUE',
    due_on: '2027-01-15',
  });
});

test('an own interval replaces that of the catalogue', () => {
  expect(
    deriveRequirement('VENTILATION', state({ last: approved('2024-05-01'), ownMonths: 36 }), today),
  ).toMatchObject({ months: 36, default_months: 72, due_on: '2027-05-01' });
});

test('a rejected inspection is due on the day of the reinspection', () => {
  const last = { performed_on: '2026-10-01', result: 'REJECTED' as const, reinspect_by: '2027-06-01' };
  expect(deriveRequirement('VENTILATION', state({ last }), today)).toMatchObject({
    status: 'DUE',
    reason: 'REJECTED',
    due_on: '2027-06-01',
  });
  expect(
    deriveRequirement('VENTILATION', state({ last: { ...last, reinspect_by: '2026-11-01' } }), today)?.status,
  ).toBe('OVERDUE');
});

test('the due days after a reinspection are counted from the regular interval, not from the day of the reinspection', () => {
  const last = { performed_on: '2026-10-16', result: 'REJECTED' as const, reinspect_by: '2027-01-09' };
  const doors = { ...facts, motor_doors: 1 };
  const requirement = deriveRequirement('MOTOR_DOOR', state({ facts: doors, last }), today);
  expect(requirement).toMatchObject({ due_on: '2027-01-09', regular_due_on: '2028-10-31' });
  expect(requirement && listUpcoming(requirement, today, '2031-12-31')).toEqual([
    '2027-01-09',
    '2028-10-31',
    '2030-10-31',
  ]);
});

test('a requirement that is met once is done for good', () => {
  expect(deriveRequirement('PCB', state({ last: approved('2008-03-01') }), today)).toMatchObject({
    status: 'DONE',
    once: true,
    due_on: null,
  });
  expect(deriveRequirement('PCB', state(), today)).toMatchObject({ status: 'UNKNOWN', reason: 'NEVER' });
});

test('radon among the facts counts as a measurement, and above 200 Bq/m³ it is overdue', () => {
  const measured = (radonValue: number) =>
    state({ facts: { ...facts, radon_value: radonValue, radon_measured_on: '2020-03-01' } });
  expect(deriveRequirement('RADON', measured(200), today)).toMatchObject({
    status: 'DONE',
    due_on: '2030-03-01',
  });
  expect(deriveRequirement('RADON', measured(201), today)).toMatchObject({
    status: 'OVERDUE',
    reason: 'RADON',
  });
  const remeasured = { ...measured(201), last: approved('2026-02-01') };
  expect(deriveRequirement('RADON', remeasured, today)).toMatchObject({
    status: 'DONE',
    due_on: '2036-02-01',
  });
});

test('lists the due days of the coming ten years', () => {
  expect(listUpcoming({ kind: 'VENTILATION', due_on: '2027-03-31', months: 36 }, today)).toEqual([
    '2027-03-31',
    '2030-03-31',
    '2033-03-31',
    '2036-03-31',
  ]);
  expect(listUpcoming({ kind: 'RADON', due_on: '2020-03-01', months: 120 }, today)).toEqual([
    '2020-03-01',
    '2036-11-20',
  ]);
  expect(listUpcoming({ kind: 'PCB', due_on: null, months: null }, today)).toEqual([]);
  expect(listUpcoming({ kind: 'FIRE_SAFETY', due_on: '2026-12-31', months: 3 }, today)).toHaveLength(40);
});
