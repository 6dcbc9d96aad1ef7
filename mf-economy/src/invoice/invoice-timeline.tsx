import { type Invoice, type InvoiceMilestone, invoiceMilestoneLabel } from '@husrum/contract/invoice';
import { DateText, Section, Timeline, type TimelineItem } from '@husrum/ui';
import { invoiceTexts } from './invoice.texts';

/** What the date of an upcoming milestone means: a plan or a deadline. */
const datePrefix: Readonly<Record<InvoiceMilestone, string>> = {
  CREATED: '',
  APPROVED: invoiceTexts.deadline,
  SENT: invoiceTexts.planned,
  PAID: invoiceTexts.deadline,
};

type TimelineEntry = Invoice['timeline'][number];

const TimeAndUser = ({ at, who }: TimelineEntry) => (
  <span className="h-muted">
    <DateText time value={at} />
    {who && ` · ${who}`}
  </span>
);

interface ReachedMilestoneProps {
  entry: TimelineEntry;
  milestone: InvoiceMilestone;
}

/** A reached milestone with the event that reached it. */
const ReachedMilestone = ({ entry, milestone }: ReachedMilestoneProps) => {
  const label = invoiceMilestoneLabel[milestone];
  return (
    <>
      <strong>{entry.what.startsWith(label) ? entry.what : label}</strong>
      {!entry.what.startsWith(label) && <span>{entry.what}</span>}
      <TimeAndUser {...entry} />
    </>
  );
};

const toPastItem = (entry: TimelineEntry, index: number): TimelineItem =>
  entry.station === null
    ? {
        key: index,
        content: (
          <>
            <span>{entry.what}</span>
            <TimeAndUser {...entry} />
          </>
        ),
      }
    : { key: index, mark: 'reached', content: <ReachedMilestone entry={entry} milestone={entry.station} /> };

const toUpcomingItem = ({ station, on }: Invoice['ahead'][number]): TimelineItem => ({
  key: station,
  mark: 'coming',
  content: (
    <>
      <span>{invoiceMilestoneLabel[station]}</span>
      <span className="h-muted">{on === null ? invoiceTexts.remaining : `${datePrefix[station]} ${on}`}</span>
    </>
  ),
});

/** Past events of the invoice (what, when, who) and the milestones ahead, from creation to payment. */
export const InvoiceTimeline = ({
  timeline,
  ahead = [],
}: Pick<Invoice, 'timeline'> & Partial<Pick<Invoice, 'ahead'>>) => (
  <Section title={invoiceTexts.timeline}>
    <Timeline items={[...timeline.map(toPastItem), ...ahead.map(toUpcomingItem)]} />
  </Section>
);
