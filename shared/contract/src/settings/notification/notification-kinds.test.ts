import { profileInput } from '../session';
import {
  type MailSetting,
  mailSettings,
  type NotificationKind,
  type NotificationType,
  notificationKinds,
} from './index';

const labels = () =>
  mailSettings.map((name) => {
    const field = profileInput.describe().fields[name];
    return field && 'label' in field ? field.label : undefined;
  });

const kinds: readonly NotificationKind[] = Object.values(notificationKinds);
const list = new Intl.ListFormat('sv', { type: 'conjunction' });
const namesOf = (setting: MailSetting) =>
  list.format(new Set(kinds.flatMap(({ mail, about }) => (mail === setting ? [about] : []))));

test('each setting of the profile names the kinds that it mails, in the order of the kinds', () => {
  expect(labels()).toEqual(mailSettings.map((setting) => `Mejl om ${namesOf(setting)}`));
  expect([...new Set(kinds.flatMap(({ mail }) => mail ?? []))]).toEqual(mailSettings);
  expect(labels()).toHaveLength(7);
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
