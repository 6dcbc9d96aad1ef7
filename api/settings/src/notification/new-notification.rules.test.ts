import { type MailSetting, notificationKinds } from '@husrum/contract/notification';
import { makeNotification, type NewNotification } from './new-notification';

const text = { title: 'Nytt ärende T-7', body: 'Trasig kran' };

test('a notification has the type, the audience, the mail and the link of its kind', () => {
  expect(makeNotification(notificationKinds.ticketNew, text, 7)).toEqual({
    ...text,
    type: 'ticket',
    audience: 'everyone',
    mail: 'email_notification_ticket',
    link: '/ticket/7',
  });
});

test('a kind that leads to no page has no link', () => {
  expect(makeNotification(notificationKinds.roleChanged, text).link).toBeNull();
});

test('a kind needs what its link is made of', () => {
  // @ts-expect-error: the id of the ticket
  expect(() => makeNotification(notificationKinds.ticketNew, text)).toThrow('Missing id');
});

test('a notification cannot be sent beyond the audience and the mail of its kind', () => {
  const toOne = makeNotification(notificationKinds.roleChanged, text);
  // @ts-expect-error: the kind is for one user
  const toAll: NewNotification<'everyone'> = toOne;
  expect(toAll.audience).toBe('user');
  // @ts-expect-error: no setting of the profile mails the kind
  const mailed: NewNotification<'user', MailSetting> = toOne;
  expect(mailed.mail).toBeNull();
  // @ts-expect-error: no kind has the type
  const free: NewNotification = { ...toOne, type: 'kran' };
  expect(free.type).toBe('kran');
});
