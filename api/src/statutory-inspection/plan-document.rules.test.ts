import type { InspectionPlanRow } from '@husrum/contract/statutory-inspection';
import { groupPlan } from './plan-document.rules';

const row = (day: string, budget: number | null): InspectionPlanRow => ({
  day,
  budget,
  overdue: false,
  entity: null,
  company: { id: 1, name: 'Åkerö AB' },
  kind: null,
  title: 'Rond',
  source: null,
  maintenance_id: null,
});

test('groups a plan by month, with what is left from earlier years first', () => {
  const rows = [
    row('2025-10-31', 100.1),
    row('2026-02-01', 0.2),
    row('2026-02-28', null),
    row('2026-11-30', 5),
  ];
  expect(groupPlan(rows, 2026).map(({ month, rows: { length }, budget }) => [month, length, budget])).toEqual(
    [
      [null, 1, 100.1],
      ['2026-02', 2, 0.2],
      ['2026-11', 1, 5],
    ],
  );
});
