import BellOutlined from '@ant-design/icons/es/icons/BellOutlined';
import { MAX_NOTIFICATIONS, NOTIFICATION_PAGE_SIZE } from '@husrum/contract/notification';
import { EmptyState, QueryContent, RowsSkeleton, useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { useMarkAllNotificationsRead, useNotifications, useRemoveAllNotifications } from './frame.queries';
import { notificationTexts } from './frame.texts';
import { NotificationItem } from './notification-item';
import { TopBarDrawer } from './top-bar-drawer';

/** The button for the notifications: newest first, older ones on request. All can be marked as read or removed at once. */
export const NotificationBell = () => {
  const [open, setOpen] = useState(false);
  const [limit, setLimit] = useState(NOTIFICATION_PAGE_SIZE);
  const query = useNotifications(limit);
  const markAllRead = useMarkAllNotificationsRead();
  const removeAll = useRemoveAllNotifications();
  const confirm = useConfirm();
  const unread = query.data?.unread ?? 0;
  const newest = query.data?.data[0]?.id;
  const changeOpen = (isOpen: boolean) => {
    setOpen(isOpen);
    setLimit(NOTIFICATION_PAGE_SIZE);
  };
  /** Removes the notifications that the question is about. One that arrives while the question is open stays. */
  const askAndRemoveAll = async (total: number) => {
    const isConfirmed = await confirm({
      title: notificationTexts.removeAllQuestion,
      text: notificationTexts.removeAllText(total, unread),
      ok: notificationTexts.removeAll,
      danger: true,
    });
    if (isConfirmed) removeAll.mutate({ query: { newest_id: newest } });
  };
  return (
    <TopBarDrawer
      icon={<BellOutlined />}
      title={notificationTexts.title}
      label={notificationTexts.titleWithUnread(unread)}
      count={unread}
      open={open}
      onOpenChange={changeOpen}
    >
      <QueryContent query={query} skeleton={<RowsSkeleton rows={3} />} compact>
        {({ data: notifications, total = notifications.length }) =>
          notifications.length === 0 ? (
            <EmptyState kind="nothing" compact title={notificationTexts.none} />
          ) : (
            <>
              <div className="s-bell__actions">
                {unread > 0 && newest !== undefined && (
                  <Button
                    size="small"
                    loading={markAllRead.isPending}
                    onClick={() => markAllRead.mutate({ body: { newest_id: newest } })}
                  >
                    {notificationTexts.markAllAsRead}
                  </Button>
                )}
                <Button
                  size="small"
                  loading={removeAll.isPending}
                  onClick={() => void askAndRemoveAll(total)}
                >
                  {notificationTexts.removeAll}
                </Button>
              </div>
              <ul className="s-bell">
                {notifications.map((notification) => (
                  <NotificationItem
                    key={notification.id}
                    notification={notification}
                    onLeave={() => changeOpen(false)}
                  />
                ))}
              </ul>
              {notifications.length < total && limit < MAX_NOTIFICATIONS && (
                <Button
                  block
                  loading={query.isPlaceholderData}
                  onClick={() => setLimit(limit + NOTIFICATION_PAGE_SIZE)}
                >
                  {notificationTexts.showMore}
                </Button>
              )}
            </>
          )
        }
      </QueryContent>
    </TopBarDrawer>
  );
};
