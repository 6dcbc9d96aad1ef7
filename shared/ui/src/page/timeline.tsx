import './timeline.css';
import type { ReactNode } from 'react';

export interface TimelineItem {
  key: string | number;
  content: ReactNode;
  mark?: 'past' | 'reached' | 'coming';
}

interface Props {
  items: readonly TimelineItem[];
}

/** A vertical timeline of past, current and coming items. */
export const Timeline = ({ items }: Props) => (
  <ol className="h-timeline">
    {items.map(({ key, content, mark = 'past' }) => (
      <li key={key} className={`h-timeline__${mark}`}>
        {content}
      </li>
    ))}
  </ol>
);
