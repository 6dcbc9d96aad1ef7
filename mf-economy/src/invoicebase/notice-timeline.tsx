import './notice-timeline.css';
import { type Invoicebase, type NoticeStation, noticeStationLabel } from '@husrum/contract';
import { DateText, Section } from '@husrum/ui';

/** How the day of a station that is ahead is meant. */
const by: Readonly<Record<NoticeStation, string>> = {
  CREATED: '',
  APPROVED: 'Senast',
  SENT: 'Planeras',
  PAID: 'Senast',
};

type Step = Invoicebase['timeline'][number];

const When = ({ at, who }: Step) => (
  <span className="h-muted">
    <DateText time value={at} />
    {who && ` · ${who}`}
  </span>
);

/** A station that the notice reached, told by what reached it. */
const Reached = ({ step, station }: { step: Step; station: NonNullable<Step['station']> }) => {
  const label = noticeStationLabel[station];
  return (
    <>
      <strong>{step.what.startsWith(label) ? step.what : label}</strong>
      {!step.what.startsWith(label) && <span>{step.what}</span>}
      <When {...step} />
    </>
  );
};

/** From its making to the paid rent: what has happened to the notice, who did it, and what is ahead. */
export const NoticeTimeline = ({
  timeline,
  ahead = [],
}: Pick<Invoicebase, 'timeline'> & Partial<Pick<Invoicebase, 'ahead'>>) => (
  <Section title="Händelser">
    <ol className="e-timeline">
      {timeline.map((step, index) => (
        <li key={index} className={step.station === null ? undefined : 'e-timeline__station'}>
          {step.station === null ? (
            <>
              <span>{step.what}</span>
              <When {...step} />
            </>
          ) : (
            <Reached step={step} station={step.station} />
          )}
        </li>
      ))}
      {ahead.map(({ station, on }) => (
        <li key={station} className="e-timeline__ahead">
          <span>{noticeStationLabel[station]}</span>
          <span className="h-muted">{on === null ? 'Återstår' : `${by[station]} ${on}`}</span>
        </li>
      ))}
    </ol>
  </Section>
);
