import './upcoming-moves.css';
import { panels } from '@husrum/contract/panels';
import { routes } from '@husrum/contract/routes';
import { addDays, formatEntityName, today, weekday } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { DateText, EmptyState, QueryContent, RowsSkeleton, Section, ToneTag } from '@husrum/ui';
import { useMovingLeases } from './move-event.queries';
import { listMoveEvents, type MoveEvent } from './move-event.rules';
import { moveEventTexts } from './move-event.texts';

const DAYS = 7;
const { title } = panels['dashboard.week'];

/** Move-ins and move-outs of the next seven days. */
export default function UpcomingMovesPanel() {
  const from = today(new Date());
  const to = addDays(from, DAYS - 1);
  const query = useMovingLeases(from, to);
  return (
    <Section title={title} extra={<AppLink to={routes.calendar.week()}>{moveEventTexts.calendar}</AppLink>}>
      <QueryContent query={query} skeleton={<RowsSkeleton rows={4} />} compact>
        {(leases) => <MoveEventList events={listMoveEvents(leases, from, to)} />}
      </QueryContent>
    </Section>
  );
}

const MoveEventList = ({ events }: { events: readonly MoveEvent[] }) =>
  events.length === 0 ? (
    <EmptyState kind="nothing" compact title={moveEventTexts.none} />
  ) : (
    <ul className="upcoming-moves">
      {events.map(({ date, kind, lease }) => (
        <li key={`${kind}-${lease.id}`}>
          <span className="upcoming-moves__day">
            {moveEventTexts.weekdays[weekday(date) - 1]} <DateText value={date} />
          </span>
          <ToneTag tone={kind === 'in' ? 'green' : 'red'}>{moveEventTexts.kind[kind]}</ToneTag>
          <AppLink to={routes.lease.detail({ id: lease.id })}>
            {formatEntityName(lease.entity)}
            {lease.primary_tenant && ` · ${lease.primary_tenant.name}`}
          </AppLink>
        </li>
      ))}
    </ul>
  );
