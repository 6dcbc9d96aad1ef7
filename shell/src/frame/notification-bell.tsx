import BellOutlined from '@ant-design/icons/es/icons/BellOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import { AppLink } from '@husrum/platform';
import { DateText, EmptyState, QueryContent, RowsSkeleton } from '@husrum/ui';
import { Badge, Button, Drawer } from '@husrum/ui/core';
import { useState } from 'react';
import {
  useMarkNotificationRead,
  useNotifications,
  useRemoveAllNotifications,
  useRemoveNotification,
} from './frame.queries';
import { notificationTexts } from './frame.texts';

/** Opens the notifications. Each can be marked as read or removed; one button removes all of them. */
export const NotificationBell = () => {
  const [open, setOpen] = useState(false);
  const query = useNotifications();
  const markRead = useMarkNotificationRead();
  const remove = useRemoveNotification();
  const removeAll = useRemoveAllNotifications();
  const unread = query.data?.unread ?? 0;
  const hasNotifications = (query.data?.data ?? []).length > 0;
  const openLink = (id: number) => {
    setOpen(false);
    markRead.mutate({ params: { id } });
  };
  return (
    <>
      <Badge count={unread} size="small" offset={[-6, 6]}>
        <Button
          type="text"
          icon={<BellOutlined />}
          aria-label={notificationTexts.titleWithUnread(unread)}
          onClick={() => setOpen(true)}
        />
      </Badge>
      <Drawer
        title={notificationTexts.title}
        open={open}
        onClose={() => setOpen(false)}
        extra={
          hasNotifications && (
            <Button size="small" loading={removeAll.isPending} onClick={() => removeAll.mutate({})}>
              {notificationTexts.removeAll}
            </Button>
          )
        }
      >
        <QueryContent query={query} skeleton={<RowsSkeleton rows={3} />} compact>
          {({ data: notifications }) =>
            notifications.length === 0 ? (
              <EmptyState kind="nothing" compact title={notificationTexts.none} />
            ) : (
              <ul className="s-bell">
                {notifications.map(({ id, data: { title, body, link }, read_at, created_at }) => (
                  <li
                    key={id}
                    className={read_at === null ? 's-bell__item s-bell__item--unread' : 's-bell__item'}
                  >
                    <div>
                      {link === null ? (
                        <strong>{title}</strong>
                      ) : (
                        <AppLink to={link} onClick={() => openLink(id)}>
                          {title}
                        </AppLink>
                      )}
                      <p>{body}</p>
                      <small className="h-muted">
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
                      aria-label={notificationTexts.remove(title)}
                      onClick={() => remove.mutate({ params: { id } })}
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryContent>
      </Drawer>
    </>
  );
};
