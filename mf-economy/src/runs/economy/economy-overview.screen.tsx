import { routes } from '@husrum/contract/routes';
import { PageButton } from '@husrum/platform';
import { PageFrame, useUrlState } from '@husrum/ui';
import { BookkeepingExportButton } from '../../books/bookkeeping-export/bookkeeping-export-button';
import { bankFileTexts } from '../../payments/bank-file/bank-file.texts';
import { MonthForecast } from '../forecast/month-forecast';
import { parseMonth } from './economy.rules';
import { economyTexts } from './economy.texts';
import { EconomyStatistics } from './economy-statistics';
import { EconomyTabs } from './economy-tabs';
import { Projection } from './projection';

/** Key figures and the projected income. `?month=YYYY-MM` adds the forecast of that month. */
export default function EconomyOverviewScreen() {
  const [text] = useUrlState('month');
  const month = parseMonth(text);
  return (
    <PageFrame
      title={economyTexts.title}
      actions={
        <>
          <PageButton to={routes.bankFile.overview()}>{bankFileTexts.title}</PageButton>
          <BookkeepingExportButton />
        </>
      }
      statistics={<EconomyStatistics />}
    >
      <EconomyTabs current="overview" />
      <Projection current={month} />
      {month && <MonthForecast key={month} month={month} />}
    </PageFrame>
  );
}
