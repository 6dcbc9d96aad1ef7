import { type Invoice, type InvoiceStation, invoiceStationLabel } from '@husrum/contract/invoice';
import { DateText, type Moment, Section, Timeline } from '@husrum/ui';

/** How the day of a station that is ahead is meant. */
const by: Readonly<Record<InvoiceStation, string>> = {
  CREATED: '',
  APPROVED: 'Senast',
  SENT: 'Planeras',
  PAID: 'Senast',
};

type Step = Invoice['timeline'][number];

const When = ({ at, who }: Step) => (
  <span className="h-muted">
    <DateText time value={at} />
    {who && ` · ${who}`}
  </span>
);

/** A station that the invoice reached, told by what reached it. */
const Reached = ({ step, station }: { step: Step; station: NonNullable<Step['station']> }) => {
  const label = invoiceStationLabel[station];
  return (
    <>
      <strong>{step.what.startsWith(label) ? step.what : label}</strong>
      {!step.what.startsWith(label) && <span>{step.what}</span>}
      <When {...step} />
    </>
  );
};

const happened = (step: Step, index: number): Moment =>
  step.station === null
    ? {
        key: index,
        content: (
          <>
            <span>{step.what}</span>
            <When {...step} />
          </>
        ),
      }
    : { key: index, mark: 'reached', content: <Reached step={step} station={step.station} /> };

const toCome = ({ station, on }: Invoice['ahead'][number]): Moment => ({
  key: station,
  mark: 'coming',
  content: (
    <>
      <span>{invoiceStationLabel[station]}</span>
      <span className="h-muted">{on === null ? 'Återstår' : `${by[station]} ${on}`}</span>
    </>
  ),
});

/** From its making to the paid rent: what has happened to the invoice, who did it, and what is ahead. */
export const InvoiceTimeline = ({
  timeline,
  ahead = [],
}: Pick<Invoice, 'timeline'> & Partial<Pick<Invoice, 'ahead'>>) => (
  <Section title="Händelser">
    <Timeline moments={[...timeline.map(happened), ...ahead.map(toCome)]} />
  </Section>
);
