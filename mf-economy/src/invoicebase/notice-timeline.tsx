import './notice-timeline.css';
import type { Invoicebase } from '@husrum/contract';
import { DateText, Section } from '@husrum/ui';

/** What has happened to the notice, latest first, and who did it. */
export const NoticeTimeline = ({ timeline }: Pick<Invoicebase, 'timeline'>) => (
  <Section title="Händelser">
    <ol className="e-timeline">
      {timeline.toReversed().map(({ what, at, who }, index) => (
        <li key={timeline.length - index}>
          <span>{what}</span>
          <span className="h-muted">
            <DateText time value={at} />
            {who && ` · ${who}`}
          </span>
        </li>
      ))}
    </ol>
  </Section>
);
