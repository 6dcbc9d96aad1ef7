import type {
  MailSetting,
  NotificationAudience,
  NotificationKind,
  NotificationType,
} from '@husrum/contract/notification';

/** A notification that is not sent yet. Its kind limits to whom it can be sent, and whether by mail too. */
export interface NewNotification<
  A extends NotificationAudience = NotificationAudience,
  M extends MailSetting | null = MailSetting | null,
> {
  readonly type: NotificationType;
  readonly audience: A;
  readonly mail: M;
  readonly title: string;
  readonly body: string;
  readonly link: string | null;
}

/** A kind of the contract, by the parts of its type. */
interface KindOf<A extends NotificationAudience, M extends MailSetting | null, S extends readonly unknown[]> {
  readonly type: NotificationKind['type'];
  readonly about: NotificationKind['about'];
  readonly audience: A;
  readonly mail: M;
  readonly link: (...subject: S) => string | null;
}

interface NotificationText {
  readonly title: string;
  readonly body: string;
}

/**
 * A notification of the kind, with its text and what its link is made of:
 * `makeNotification(notificationKinds.ticketNew, { title, body }, ticket.id)`.
 */
export const makeNotification = <
  const A extends NotificationAudience,
  const M extends MailSetting | null,
  S extends readonly unknown[],
>(
  { type, audience, mail, link }: KindOf<A, M, S>,
  { title, body }: NotificationText,
  ...subject: S
): NewNotification<A, M> => ({ type, audience, mail, title, body, link: link(...subject) });
