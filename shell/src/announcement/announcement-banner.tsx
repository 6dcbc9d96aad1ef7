import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import NotificationOutlined from '@ant-design/icons/es/icons/NotificationOutlined';
import type { Announcement } from '@husrum/contract/announcement';
import { Button } from '@husrum/ui/core';
import { useRef } from 'react';
import { useDismiss, useReportSeen } from './announcement.queries';
import { announcementTexts } from './announcement.texts';
import { useTimeInView } from './use-time-in-view';

/** An announcement counts as seen after this time in view (product spec §9). */
const SEEN_AFTER_MS = 60_000;

interface Props {
  announcement: Announcement;
  onDismissed: (id: number) => void;
}

export const AnnouncementBanner = ({ announcement, onDismissed }: Props) => {
  const { id, title, body, dismissible, read_behavior, status } = announcement;
  const element = useRef<HTMLLIElement>(null);
  const reportSeen = useReportSeen();
  const dismiss = useDismiss();
  const shouldReportSeen = read_behavior === 'mark_on_view' && status === 'visible';
  useTimeInView(element, SEEN_AFTER_MS, shouldReportSeen, () => reportSeen.mutate(id));
  return (
    <li ref={element} className="s-announcement">
      <NotificationOutlined aria-hidden className="s-announcement__icon" />
      <div className="s-announcement__text">
        <strong>{title}</strong>
        <p>{body}</p>
        {dismiss.isError && (
          <p role="alert" className="s-announcement__error">
            {announcementTexts.dismissFailed}
          </p>
        )}
      </div>
      {dismissible && (
        <Button
          type="text"
          icon={<CloseOutlined />}
          aria-label={announcementTexts.dismiss(title)}
          loading={dismiss.isPending}
          onClick={() => dismiss.mutate(id, { onSuccess: () => onDismissed(id) })}
        />
      )}
    </li>
  );
};
