import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import type { ResponseOf } from '@husrum/contract/core';
import type { notificationCalls } from '@husrum/contract/notification';
import { AppLink, useHasPage } from '@husrum/platform';
import { DateText } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { useMarkNotificationRead, useRemoveNotification } from './frame.queries';
import { notificationTexts } from './frame.texts';
import { isLongNotification } from './notification.rules';

type Notification = ResponseOf<typeof notificationCalls.list>['data'][number];

/** A long text is cut at first, because a tenant's comment can fill pages. */
const Body = ({ text }: { text: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  if (text === '') return null;
  if (!isLongNotification(text)) return <p>{text}</p>;
  return (
    <>
      <p className={isOpen ? undefined : 's-bell__cut'}>{text}</p>
      <Button type="link" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? notificationTexts.showLess : notificationTexts.showWholeText}
      </Button>
    </>
  );
};

/** The title links to what the notification is about, if the user can open that page. */
const Title = ({ link, title, onOpen }: { link: string | null; title: string; onOpen: () => void }) => {
  const hasPage = useHasPage(link ?? '');
  return link !== null && hasPage ? (
    <AppLink to={link} onClick={onOpen}>
      {title}
    </AppLink>
  ) : (
    <strong>{title}</strong>
  );
};

interface Props {
  notification: Notification;
  /** It is called when the link of the notification is opened. */
  onLeave: () => void;
}

/** A notification: it can be opened, marked as read and removed. */
export const NotificationItem = ({ notification, onLeave }: Props) => {
  const markRead = useMarkNotificationRead();
  const remove = useRemoveNotification();
  const { id, data, read_at, created_at } = notification;
  const openLink = () => {
    onLeave();
    markRead.mutate({ params: { id } });
  };
  return (
    <li className={read_at === null ? 's-bell__item s-bell__item--unread' : 's-bell__item'}>
      <div>
        <Title link={data.link} title={data.title} onOpen={openLink} />
        <Body text={data.body} />
        <small className="h-muted s-bell__time">
          <DateText value={created_at} time />
        </small>
        {read_at === null && (
          <Button type="link" size="small" onClick={() => markRead.mutate({ params: { id } })}>
            {notificationTexts.markAsRead}
          </Button>
        )}
      </div>
      <Button
        type="text"
        icon={<DeleteOutlined />}
        aria-label={notificationTexts.remove(data.title)}
        onClick={() => remove.mutate({ params: { id } })}
      />
    </li>
  );
};
