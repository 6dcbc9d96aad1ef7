import { routes } from '@husrum/contract/routes';
import { NavTabs } from '../../invoicing/invoice/nav-tabs';
import { lateChargeTexts } from './late-charge.texts';

/** Links to the pages about late payments. */
export const LateTabs = ({ current }: { current: 'late' | 'charged' | 'rates' }) => (
  <NavTabs
    label={lateChargeTexts.area}
    tabs={[
      { title: lateChargeTexts.tabs.late, to: routes.lateCharge.overview(), current: current === 'late' },
      {
        title: lateChargeTexts.tabs.charged,
        to: routes.lateCharge.charged(),
        current: current === 'charged',
      },
      {
        title: lateChargeTexts.tabs.rates,
        to: routes.referenceRate.overview(),
        current: current === 'rates',
      },
    ]}
  />
);
