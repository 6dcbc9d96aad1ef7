import { PageFrame, useUrlState } from '@husrum/ui';
import { MonthForecast } from '../forecast/month-forecast';
import { knownMonth } from './economy.rules';
import { texts } from './economy.texts';
import { EconomyBoxes } from './economy-boxes';
import { EconomyNav } from './economy-nav';
import { Projection } from './projection';

/** How the portfolio stands, and what the coming twelve months bring; `?month=` shows what one of them consists of. */
export default function EconomyOverviewScreen() {
  const [text] = useUrlState('month');
  const month = knownMonth(text);
  return (
    <PageFrame title={texts.title} boxes={<EconomyBoxes />}>
      <EconomyNav current="overview" />
      <Projection current={month} />
      {month && <MonthForecast key={month} month={month} />}
    </PageFrame>
  );
}
