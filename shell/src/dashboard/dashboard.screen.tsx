import './dashboard.css';
import { routes } from '@husrum/contract/routes';
import { kronor, longDate, today } from '@husrum/format';
import { AppLink, Panel, useSession } from '@husrum/platform';
import { InfoBoxes, PageFrame } from '@husrum/ui';
import { useAccountStats, useBeginnings, useToDo } from './dashboard.queries';
import { FirstStepsPanel } from './first-steps.panel';
import { ToDoPanel } from './to-do.panel';
import { greeting, toDoSentence } from './to-do.rules';

const hourInStockholm = () =>
  Number(
    new Intl.DateTimeFormat('sv-SE', { hour: 'numeric', timeZone: 'Europe/Stockholm' }).format(new Date()),
  );

const Boxes = () => {
  const stats = useAccountStats();
  const { data } = stats;
  return (
    <InfoBoxes
      queries={[stats]}
      items={[
        {
          label: 'Obetalda hyresavier',
          value: data?.stat_unpaid_invoices,
          hint: data && kronor(data.stat_unpaid_amount),
          to: routes.invoice.byStatus({ status: 'unpaid' }),
        },
        {
          label: 'Ej skickade hyresavier',
          value: data?.stat_not_sent_invoices,
          to: routes.invoice.overview(),
        },
        {
          label: 'Aktiva uthyrningar',
          value: data?.stat_active_leases,
          to: routes.lease.byState({ filter: 'active' }),
        },
        { label: 'Vakanser', value: data?.stat_vacancies, to: routes.entity.byType({ type: 'vacancies' }) },
      ]}
    />
  );
};

export default function DashboardScreen() {
  const { user } = useSession();
  const { data: stats } = useAccountStats();
  const beginnings = useBeginnings(stats !== undefined && stats.stat_active_leases === 0);
  const isNew = beginnings !== undefined && (beginnings.leases === 0 || beginnings.invoices === 0);
  const toDo = useToDo();
  const firstName = user.name.split(' ')[0] ?? user.name;
  return (
    <PageFrame
      title={`${greeting(hourInStockholm())}, ${firstName}`}
      documentTitle="Översikt"
      facts={[longDate(today(new Date())), toDo.data && toDoSentence(toDo.data)]}
      actions={<AppLink to={routes.calendar.week()}>Kalender</AppLink>}
      boxes={<Boxes />}
    >
      {isNew && <FirstStepsPanel counts={beginnings} />}
      <div className="s-dash">
        <ToDoPanel query={toDo} />
        <Panel name="dashboard.collected" />
      </div>
      <Panel name="dashboard.projection" />
      <div className="s-dash">
        <Panel name="dashboard.week" />
        <Panel name="dashboard.tickets" />
      </div>
    </PageFrame>
  );
}
