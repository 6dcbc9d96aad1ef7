import type { InspectionPlanRow } from '@husrum/contract/statutory-inspection';
import { describeOverdue, groupPlan } from './plan-document.rules';
import { planDocumentTexts } from './plan-document.texts';

const row = (day: string, budget: number | null, cost: number | null = null): InspectionPlanRow => ({
  day,
  budget,
  cost,
  done: cost !== null,
  overdue: false,
  entity: null,
  company: { id: 1, name: 'Åkerö AB' },
  kind: null,
  installation_id: null,
  title: 'Rond',
  source: null,
  maintenance_id: null,
});

test.each([
  [{ overdue: true, kind: null }, 'Försenad'],
  [{ overdue: true, kind: 'VENTILATION' }, 'Förfallen'],
  [{ overdue: false, kind: 'VENTILATION' }, null],
] as const)('describes %j as %s', (changes, text) => {
  expect(describeOverdue({ ...row('2026-11-01', null), ...changes })).toBe(text);
});

test('states how many rows a plan has when they are too many for a PDF', () => {
  expect(planDocumentTexts.tooManyRows(12_345, 3000)).toBe(
    'Planen har 12\u00a0345 rader och en PDF högst 3\u00a0000. Välj ett företag eller hämta den som Excel.',
  );
});

test('groups a plan by month, with overdue rows from earlier years first', () => {
  const rows = [
    row('2025-10-31', 100.1),
    row('2026-02-01', 0.2, 0.1),
    row('2026-02-28', null, 0.2),
    row('2026-11-30', 5),
  ];
  expect(
    groupPlan(rows, 2026).map(({ month, rows: { length }, budget, cost }) => [month, length, budget, cost]),
  ).toEqual([
    [null, 1, 100.1, 0],
    ['2026-02', 2, 0.2, 0.3],
    ['2026-11', 1, 5, 0],
  ]);
});
