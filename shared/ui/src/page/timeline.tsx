import './timeline.css';
import type { ReactNode } from 'react';

export interface TimelineItem {
  key: string | number;
  content: ReactNode;
  /** The dot of the item: grey for `past`, filled for `reached` (a milestone, or the current item), dashed for `coming`. */
  mark?: 'past' | 'reached' | 'coming';
}

interface Props {
  items: readonly TimelineItem[];
}

/** A vertical timeline. */
export const Timeline = ({ items }: Props) => (
  <ol className="h-timeline">
    {items.map(({ key, content, mark = 'past' }) => (
      <li key={key} className={`h-timeline__${mark}`}>
        {content}
      </li>
    ))}
  </ol>
);
