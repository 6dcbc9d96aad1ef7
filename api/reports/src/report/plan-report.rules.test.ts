import type { ReportCondition } from '@husrum/contract/report';
import { isReportPlan, planReport as planWithModels, type ReportDefinition } from './plan-report.rules';
import { createReportModels } from './report-models';

const noTypeFields = [] as const;
const models = createReportModels(noTypeFields);
const planReport = (definition: ReportDefinition) => planWithModels(models, definition);

const input: ReportDefinition = {
  model: 'lease',
  fields: ['lease.reference', 'tenant.name'],
  relationships: ['tenant'],
  filters: [],
  sort: [],
  group_by: [],
  aggregates: [],
};
const planFilter = (
  field: string,
  condition: ReportCondition,
  value: string | number | boolean | null = null,
) => planReport({ ...input, filters: [{ field, operator: condition, value }] });

test('a plan keeps the order of the requested columns', () => {
  const plan = planReport({ ...input, fields: ['tenant.name', 'lease.reference'] });
  expect(isReportPlan(plan) && plan.columns.map(({ key }) => key)).toEqual([
    'tenant.name',
    'lease.reference',
  ]);
});

test.each([
  ['an unknown model', { model: 'user_account' }, { model: ['Källan finns inte'] }],
  [
    'an unknown relationship',
    { relationships: ['tenant', 'x'] },
    { relationships: ['En vald relation finns inte'] },
  ],
  [
    'a field of a relationship that is not chosen',
    { relationships: [] },
    { fields: ['Ett valt fält finns inte bland de valda källorna'] },
  ],
])('a report with %s is rejected', (_case, change, errors) => {
  expect(planReport({ ...input, ...change })).toEqual(errors);
});

test('a chart draws an aggregate of a grouped report, and is rejected without groups or with an unfit value', () => {
  const grouped: ReportDefinition = { ...input, group_by: ['tenant.name'] };
  const sum = { field: 'lease.fee', function: 'sum' } as const;
  const planChart = (chart: ReportDefinition['chart'], definition = grouped) => {
    const plan = planReport({ ...definition, chart });
    return isReportPlan(plan) ? plan.chart : plan;
  };
  expect(planChart(undefined)).toBeNull();
  expect(planChart({ type: 'line', value: 'count' })).toEqual({
    type: 'line',
    groupColumnCount: 1,
    valueIndex: 1,
    sumsRemainingGroups: false,
  });
  expect(planChart({ type: 'bar', value: 'count' })).toMatchObject({ sumsRemainingGroups: true });
  const withTotals = { ...grouped, aggregates: [sum, { field: 'lease.fee', function: 'avg' } as const] };
  expect(planChart({ type: 'bar', value: 'avg(lease.fee)' }, withTotals)).toMatchObject({
    valueIndex: 2,
    sumsRemainingGroups: false,
  });
  expect(planChart({ type: 'share', value: 'avg(lease.fee)' }, withTotals)).toEqual({
    'chart.type': ['Andelar kan bara visas av antal och summor'],
  });
  expect(planChart({ type: 'bar', value: 'count' }, input)).toEqual({
    'chart.type': ['Gruppera rapporten för att visa ett diagram'],
  });
  const unfitValue = { 'chart.value': ['Välj en av rapportens beräkningar som ger ett tal'] };
  expect(planChart({ type: 'bar', value: 'sum(lease.gone)' }, withTotals)).toEqual(unfitValue);
  const latest = { ...grouped, aggregates: [{ field: 'lease.start', function: 'max' } as const] };
  expect(planChart({ type: 'bar', value: 'max(lease.start)' }, latest)).toEqual(unfitValue);
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
])('the filter %s %s %p compares with %p', (field, condition, value, parsed) => {
  expect(planFilter(field, condition, value)).toMatchObject({
    filters: [{ condition, value: parsed }],
  });
});

test.each<[string, ReportCondition, string | number | boolean | null, string, string]>([
  ['lease.fee', '=', 'mycket', 'value', 'Ange ett tal'],
  ['lease.fee', 'like', '8', 'operator', 'Villkoret passar inte fältet Hyra per avi (kr)'],
  ['lease.fee', 'this_year', null, 'operator', 'Villkoret passar inte fältet Hyra per avi (kr)'],
  ['lease.start', '=', '2026-02-30', 'value', 'Ange ett datum som ÅÅÅÅ-MM-DD'],
  ['lease.state', '=', 'gone', 'value', 'Välj ett värde'],
  ['lease.state', '=', 'toString', 'value', 'Välj ett värde'],
  ['lease.fee_as_m2', '=', 'kanske', 'value', 'Välj Ja eller Nej'],
  ['tenant.name', '=', ' ', 'value', 'Ange ett värde'],
  ['tenant.password', '=', 'x', 'field', 'Fältet finns inte bland de valda källorna'],
])(
  'the filter %s %s %p is rejected with an error on its %s',
  (field, condition, value, errorField, message) => {
    expect(planFilter(field, condition, value)).toEqual({ [`filters[0].${errorField}`]: [message] });
  },
);
