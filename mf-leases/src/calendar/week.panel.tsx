import './week.css';
import { panels } from '@husrum/contract/panels';
import { routes } from '@husrum/contract/routes';
import { addDays, today, weekday } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { DateText, EmptyState, Loaded, RowsSkeleton, Section, ToneTag } from '@husrum/ui';
import { useMoves } from './calendar.queries';
import { type Move, movesOf } from './moves.rules';

const DAYS = 7;
const names = ['mån', 'tis', 'ons', 'tors', 'fre', 'lör', 'sön'] as const;
const { title } = panels['dashboard.week'];

/** Who moves in and out during the coming seven days. */
export default function WeekPanel() {
  const from = today(new Date());
  const to = addDays(from, DAYS - 1);
  const query = useMoves(from, to);
  return (
    <Section title={title} extra={<AppLink to={routes.calendar.week()}>Kalender</AppLink>}>
      <Loaded query={query} skeleton={<RowsSkeleton rows={4} />} compact>
        {({ data }) => <Moves moves={movesOf(data, from, to)} />}
      </Loaded>
    </Section>
  );
}

const Moves = ({ moves }: { moves: readonly Move[] }) =>
  moves.length === 0 ? (
    <EmptyState kind="nothing" compact title="Ingen flyttar in eller ut de närmaste sju dagarna" />
  ) : (
    <ul className="week">
      {moves.map(({ date, kind, lease }) => (
        <li key={`${kind}-${lease.id}`}>
          <span className="week__day">
            {names[weekday(date) - 1]} <DateText value={date} />
          </span>
          <ToneTag tone={kind === 'in' ? 'green' : 'red'}>
            {kind === 'in' ? 'Inflyttning' : 'Utflyttning'}
          </ToneTag>
          <AppLink to={routes.lease.detail({ id: lease.id })}>
            {lease.entity.name}
            {lease.primary_tenant && ` · ${lease.primary_tenant.name}`}
          </AppLink>
        </li>
      ))}
    </ul>
  );
