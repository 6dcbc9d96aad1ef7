import { PageFrame, useUrlState } from '@husrum/ui';
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
    <PageFrame title={economyTexts.title} statistics={<EconomyStatistics />}>
      <EconomyTabs current="overview" />
      <Projection current={month} />
      {month && <MonthForecast key={month} month={month} />}
    </PageFrame>
  );
}
