import type { MaintenanceStatus } from '@husrum/contract/maintenance';
import { describeRepetition, wouldEndRepetition } from './repetition.rules';

test.each<[number | null, MaintenanceStatus, boolean]>([
  [365, 'PLANNED', true],
  [365, 'OVERDUE', true],
  [365, 'IN_PROGRESS', true],
  [365, 'DONE', false],
  [365, 'CANCELLED', false],
  [null, 'PLANNED', false],
])(
  'cancelling or removing an activity that repeats after %s days and is %s ends the repetition: %s',
  (rescheduleIn, status, ends) => {
    expect(wouldEndRepetition({ reschedule_in: rescheduleIn, status })).toBe(ends);
  },
);

test.each<[number | null, MaintenanceStatus, number | null, string]>([
  [365, 'PLANNED', null, 'Upprepas efter 365 dagar'],
  [365, 'DONE', 8, 'Upprepas efter 365 dagar'],
  [365, 'CANCELLED', 8, 'Upprepas efter 365 dagar'],
  [365, 'CANCELLED', null, 'Upprepas inte längre'],
  [null, 'CANCELLED', null, 'Upprepas inte'],
])(
  'an activity that repeats after %s days, is %s and has the next activity %s is described as: %s',
  (rescheduleIn, status, nextId, text) => {
    expect(describeRepetition({ reschedule_in: rescheduleIn, status, next_id: nextId })).toBe(text);
  },
);
