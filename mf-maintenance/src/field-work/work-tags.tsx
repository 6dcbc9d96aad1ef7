import { type WorkItem, type WorkStatus, workStatusLabel } from '@husrum/contract/field-work';
import { ticketPriorityLabel } from '@husrum/contract/ticket';
import { type StatusIcon, ToneTag } from '@husrum/ui';
import { fieldWorkTexts } from './field-work.texts';

const statusStyle: Readonly<
  Record<WorkStatus, { tone: 'blue' | 'gold' | 'green' | 'grey'; icon: StatusIcon }>
> = {
  WAITING: { tone: 'blue', icon: 'calendar' },
  STARTED: { tone: 'gold', icon: 'clock' },
  DONE: { tone: 'green', icon: 'check' },
  CANCELLED: { tone: 'grey', icon: 'stop' },
};

/** The status of the work, the last day of a ticket, the day that overdue work has missed, and a priority above normal. */
export const WorkTags = ({ item: { type, status, overdue, day, priority } }: { item: WorkItem }) => (
  <span className="field-tags">
    <ToneTag {...statusStyle[status]}>{workStatusLabel[status]}</ToneTag>
    {overdue && day && (
      <ToneTag tone="red" icon="exclamation">
        {fieldWorkTexts.overdue(day)}
      </ToneTag>
    )}
    {(priority === 'URGENT' || priority === 'HIGH') && (
      <ToneTag tone={priority === 'URGENT' ? 'red' : 'gold'} icon="warning">
        {ticketPriorityLabel[priority]}
      </ToneTag>
    )}
    {type === 'ticket' && day && !overdue && <span className="h-muted">{fieldWorkTexts.dueDay(day)}</span>}
  </span>
);
