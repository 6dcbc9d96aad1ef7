import type { ReportCondition } from '@husrum/contract/report';
import { isPlan, planOf } from './plan.rules';

const question = {
  model: 'lease',
  fields: ['lease.reference', 'tenant.name'],
  relationships: ['tenant'],
  filters: [],
  limit: 20,
};
const asked = (field: string, operator: ReportCondition, value: string | number | boolean | null = null) =>
  planOf({ ...question, filters: [{ field, operator, value }] });

test('columns come in the order they were asked for', () => {
  const plan = planOf({ ...question, fields: ['tenant.name', 'lease.reference'] });
  expect(isPlan(plan) && plan.columns.map(({ key }) => key)).toEqual(['tenant.name', 'lease.reference']);
});

test.each([
  ['an unknown model', { model: 'user_account' }, { model: ['Källan finns inte'] }],
  [
    'an unknown relationship',
    { relationships: ['tenant', 'x'] },
    { relationships: ['En vald relation finns inte'] },
  ],
  [
    'a field of a relationship that is not taken along',
    { relationships: [] },
    { fields: ['Ett valt fält finns inte bland de valda källorna'] },
  ],
])('%s is refused', (_what, change, refusals) => {
  expect(planOf({ ...question, ...change })).toEqual(refusals);
});

test.each<[string, ReportCondition, string | number | boolean | null, string | number | boolean | null]>([
  ['lease.fee', '>=', '8 500,50', 8500.5],
  ['lease.fee', '=', 8500, 8500],
  ['lease.fee', 'null', 'ignored', null],
  ['lease.start', '<', '2026-11-20', '2026-11-20'],
  ['lease.start', 'like', '2026-', '2026-'],
  ['lease.start', 'last_month', null, null],
  ['lease.state', '=', 'active', 'active'],
  ['lease.fee_as_m2', '=', false, false],
  ['tenant.name', 'like', ' Åsa ', 'Åsa'],
])('%s %s %p is asked with %p', (field, operator, given, value) => {
  expect(asked(field, operator, given)).toMatchObject({ filters: [{ condition: operator, value }] });
});

test.each<[string, ReportCondition, string | number | boolean | null, string, string]>([
  ['lease.fee', '=', 'mycket', 'value', 'Ange ett tal'],
  ['lease.fee', 'like', '8', 'operator', 'Villkoret passar inte fältet Hyra (kr)'],
  ['lease.fee', 'this_year', null, 'operator', 'Villkoret passar inte fältet Hyra (kr)'],
  ['lease.start', '=', '2026-02-30', 'value', 'Ange ett datum som ÅÅÅÅ-MM-DD'],
  ['lease.state', '=', 'gone', 'value', 'Välj ett värde'],
  ['lease.state', '=', 'toString', 'value', 'Välj ett värde'],
  ['lease.fee_as_m2', '=', 'kanske', 'value', 'Välj Ja eller Nej'],
  ['tenant.name', '=', ' ', 'value', 'Ange ett värde'],
  ['tenant.password', '=', 'x', 'field', 'Fältet finns inte bland de valda källorna'],
])('%s %s %p is refused under %s', (field, operator, given, under, told) => {
  expect(asked(field, operator, given)).toEqual({ [`filters[0].${under}`]: [told] });
});
