import { profileInput } from '../session';
import { mailSettings, type NotificationType, notificationKinds } from './index';

const labels = () =>
  mailSettings.map((name) => {
    const field = profileInput.describe().fields[name];
    return field && 'label' in field ? field.label : undefined;
  });

test('each setting of the profile names the kinds that it mails, in the order of the kinds', () => {
  expect(labels()).toEqual([
    'E-post om nya ärenden',
    'E-post om nya kommentarer',
    'E-post om hyresavier som kräver åtgärd',
    'E-post om förfallna hyresavier',
    'E-post om uthyrningar som upphör och genomförda hyresjusteringar',
    'E-post om försenade aktiviteter, förfallna myndighetskrav och sista dagen för dina ärenden',
    'E-post om kopplingar och synkroniseringar som slutar fungera',
  ]);
});

test('a type that no kind has does not compile', () => {
  const known: NotificationType = 'ticket';
  // @ts-expect-error: no kind has the type
  const unknown: NotificationType = 'biljett';
  expect(Object.values(notificationKinds).map(({ type }) => type)).toContain(known);
  expect(Object.values(notificationKinds).map(({ type }) => type)).not.toContain(unknown);
});

test('a kind of rows links to the page of one row, or to the page of several', () => {
  const { invoiceError, invoiceSyncStopped, maintenanceOverdue, leaseEnding } = notificationKinds;
  expect(invoiceError.link([9])).toBe('/invoicebase/9');
  expect(invoiceError.link([9, 10])).toBe('/invoicebase/status/error');
  expect(invoiceSyncStopped.link([9, 10])).toBe('/invoicebase/overview?sync_off=true');
  expect(maintenanceOverdue.link([{ id: 4 }])).toBe('/maintenance/4');
  expect(maintenanceOverdue.link([{ id: 4 }, { id: 5 }])).toBe('/maintenance/overview?status=OVERDUE');
  expect(leaseEnding.link([{ id: 3 }, { id: 4 }])).toBe('/lease/filter/ending');
});

test('tickets that are due link to one of them, or to those of the responsible user', () => {
  const due = (tickets: { id: number }[], isOverdue: boolean) =>
    notificationKinds.ticketDue.link({ tickets, userId: 7, isOverdue });
  expect(due([{ id: 1 }], true)).toBe('/ticket/1');
  expect(due([{ id: 1 }, { id: 2 }], false)).toBe('/ticket/overview?responsible_id=7');
  expect(due([{ id: 1 }, { id: 2 }], true)).toBe('/ticket/overview?responsible_id=7&overdue=true');
});

test('a requirement of an installation links to the page of that installation', () => {
  const requirement = { entity: { id: 2 }, kind: 'LIFT', installation: { id: 5 } } as const;
  expect(notificationKinds.inspectionOverdue.link([requirement])).toBe(
    '/inspection/requirement/2/LIFT?installation=5',
  );
});
