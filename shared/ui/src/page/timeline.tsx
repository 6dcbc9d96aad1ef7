import './timeline.css';
import type { ReactNode } from 'react';

export interface Moment {
  key: string | number;
  content: ReactNode;
  mark?: 'past' | 'reached' | 'coming';
}

/** What has been, what is and what is to come, one below the other. */
export const Timeline = ({ moments }: { moments: readonly Moment[] }) => (
  <ol className="h-timeline">
    {moments.map(({ key, content, mark = 'past' }) => (
      <li key={key} className={`h-timeline__${mark}`}>
        {content}
      </li>
    ))}
  </ol>
);
