import { routes } from '@husrum/contract/routes';
import { NavTabs } from '../../invoicing/invoice/nav-tabs';
import { useFailedJobRunCount } from '../job-run/job-run.queries';
import { jobRunTexts } from '../job-run/job-run.texts';
import { useUnbilledPeriodCount } from '../unbilled-period/unbilled-period.queries';
import { economyTexts } from './economy.texts';

interface Props {
  current: 'overview' | 'aged' | 'deposits' | 'books' | 'vat' | 'unbilled' | 'runs' | 'index' | 'reminders';
}

/** Links to the pages of the economy area, with the number of unbilled periods and of failed job runs. */
export const EconomyTabs = ({ current }: Props) => {
  const unbilled = useUnbilledPeriodCount();
  const failed = useFailedJobRunCount();
  return (
    <NavTabs
      label={economyTexts.area}
      tabs={[
        { title: economyTexts.overviewTab, to: routes.economy.overview(), current: current === 'overview' },
        {
          title: economyTexts.remindersTab,
          to: routes.reminder.overview(),
          current: current === 'reminders',
        },
        { title: economyTexts.agedTab, to: routes.ledger.aged(), current: current === 'aged' },
        { title: economyTexts.depositTab, to: routes.deposit.overview(), current: current === 'deposits' },
        { title: economyTexts.vatTab, to: routes.vatReport.overview(), current: current === 'vat' },
        { title: economyTexts.booksTab, to: routes.companyBooks.overview(), current: current === 'books' },
        { title: economyTexts.indexTab, to: routes.indexRun.overview(), current: current === 'index' },
        {
          title: economyTexts.unbilledTab,
          to: routes.economy.unbilled(),
          current: current === 'unbilled',
          count: unbilled,
          urgent: true,
        },
        {
          title: economyTexts.runsTab,
          to: routes.economy.runs(),
          current: current === 'runs',
          count: failed,
          formatCount: jobRunTexts.outcomeCount.failed,
          urgent: true,
        },
      ]}
    />
  );
};
