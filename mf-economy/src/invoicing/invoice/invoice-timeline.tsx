import { type Invoice, type InvoiceMilestone, invoiceMilestoneLabel } from '@husrum/contract/invoice';
import { type LocalDate, today } from '@husrum/format';
import { DateText, Section, Timeline, type TimelineItem } from '@husrum/ui';
import { invoiceTexts } from './invoice.texts';

const formatSending = (day: LocalDate): string =>
  day < today(new Date()) ? invoiceTexts.sendingMissed(day) : invoiceTexts.planned(day);

/** When an upcoming milestone should be reached: a plan or a deadline. */
const formatExpected = ({ station, on }: Invoice['ahead'][number]): string => {
  if (on === null) return station === 'SENT' ? invoiceTexts.notSentByRun : invoiceTexts.remaining;
  return station === 'SENT' ? formatSending(on) : invoiceTexts.deadline(on);
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

const toUpcomingItem = (milestone: Invoice['ahead'][number]): TimelineItem => ({
  key: milestone.station,
  mark: 'coming',
  content: (
    <>
      <span>{invoiceMilestoneLabel[milestone.station]}</span>
      <span className="h-muted">{formatExpected(milestone)}</span>
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
