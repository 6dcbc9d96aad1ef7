import './dashboard.css';
import { routes } from '@husrum/contract/routes';
import { formatKronor, formatLongDate, today } from '@husrum/format';
import { AppLink, Panel, useSession } from '@husrum/platform';
import { PageFrame, RowsSkeleton, Section, StatisticCards } from '@husrum/ui';
import { FirstStepsPanel, useFirstSteps } from '../onboarding/first-steps.panel';
import { useOnboardingGuide } from '../onboarding/onboarding.queries';
import { useBusinessStatistics, useToDo } from './dashboard.queries';
import { dashboardTexts } from './dashboard.texts';
import { ToDoPanel } from './to-do.panel';
import { getGreeting, summarizeToDos } from './to-do.rules';

const getHourInStockholm = () =>
  Number(
    new Intl.DateTimeFormat('sv-SE', { hour: 'numeric', timeZone: 'Europe/Stockholm' }).format(new Date()),
  );

const DashboardStatistics = () => {
  const stats = useBusinessStatistics();
  const { data } = stats;
  return (
    <StatisticCards
      queries={[stats]}
      items={[
        {
          label: dashboardTexts.unpaidInvoices,
          value: data?.stat_unpaid_invoices,
          hint: data && dashboardTexts.amountLeft(formatKronor(data.stat_unpaid_amount)),
          to: routes.invoice.byStatus({ status: 'unpaid' }),
        },
        {
          label: dashboardTexts.unsentInvoices,
          value: data?.stat_not_sent_invoices,
          to: routes.invoice.overview({}, { unsent: 'true' }),
        },
        {
          label: dashboardTexts.activeLeases,
          // Ending leases still run, and the list that the card opens contains them.
          value: data && data.stat_active_leases + data.stat_ending_leases,
          to: routes.lease.byState({ filter: 'active' }),
        },
        {
          label: dashboardTexts.vacancies,
          value: data?.stat_vacancies,
          to: routes.entity.byType({ type: 'vacancies' }),
        },
      ]}
    />
  );
};

export default function DashboardScreen() {
  const { user } = useSession();
  const toDo = useToDo();
  const firstSteps = useFirstSteps();
  // Before the guide has loaded it is not known whether the business has figures to show.
  const isGuideLoading = useOnboardingGuide().isPending;
  const firstName = user.name.split(' ')[0] ?? user.name;
  return (
    <PageFrame
      title={dashboardTexts.title(getGreeting(getHourInStockholm()), firstName)}
      documentTitle={dashboardTexts.documentTitle}
      facts={[formatLongDate(today(new Date())), toDo.data && summarizeToDos(toDo.data)]}
      actions={<AppLink to={routes.calendar.week()}>{dashboardTexts.calendar}</AppLink>}
    >
      <div className="s-dashboard">
        <ToDoPanel query={toDo} />
        <div className="s-dashboard__figures">
          {isGuideLoading ? (
            <Section>
              <RowsSkeleton rows={2} />
            </Section>
          ) : firstSteps?.isSetUp === false ? (
            <FirstStepsPanel {...firstSteps} />
          ) : (
            <Panel name="dashboard.collected" />
          )}
          <DashboardStatistics />
        </div>
      </div>
      {firstSteps?.isSetUp && <FirstStepsPanel {...firstSteps} />}
      <Panel name="dashboard.projection" />
      <div className="s-dashboard">
        <Panel name="dashboard.week" />
        <Panel name="dashboard.tickets" />
      </div>
    </PageFrame>
  );
}
