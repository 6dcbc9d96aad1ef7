import './announcement.css';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { useAnnouncements } from './announcement.queries';
import { announcementTexts } from './announcement.texts';
import { AnnouncementBanner } from './announcement-banner';
import { readDismissed, saveDismissed } from './dismissed.store';

/** Announcements that are shown before the user asks for the rest (product spec §9). */
const COLLAPSED_LIMIT = 2;

/** Messages from the product, above every page. */
export const AnnouncementBanners = () => {
  const { data } = useAnnouncements();
  const [dismissed, setDismissed] = useState(readDismissed);
  const [isExpanded, setIsExpanded] = useState(false);
  const announcements = data?.data.filter(({ id }) => !dismissed.has(id)) ?? [];
  if (announcements.length === 0) return null;
  const hiddenCount = announcements.length - COLLAPSED_LIMIT;
  const addDismissed = (id: number) => {
    // Another banner may have been dismissed since this one was rendered.
    setDismissed((before) => new Set([...before, id]));
    saveDismissed(new Set([...readDismissed(), id]));
  };
  return (
    <section aria-label={announcementTexts.region} className="s-announcements">
      <ul>
        {announcements.slice(0, isExpanded ? undefined : COLLAPSED_LIMIT).map((announcement) => (
          <AnnouncementBanner key={announcement.id} announcement={announcement} onDismissed={addDismissed} />
        ))}
      </ul>
      {hiddenCount > 0 && (
        <Button type="text" size="small" onClick={() => setIsExpanded(!isExpanded)}>
          {isExpanded ? announcementTexts.showFewer : announcementTexts.showMore(hiddenCount)}
        </Button>
      )}
    </section>
  );
};
