import { routes } from '@husrum/contract/routes';
import { NavTabs } from '../../invoicing/invoice/nav-tabs';
import { bankFileTexts } from './bank-file.texts';

/** Links to the files from the bank, and to the statements that are in them. */
export const BankTabs = ({ current }: { current: 'files' | 'statements' }) => (
  <NavTabs
    label={bankFileTexts.title}
    tabs={[
      { title: bankFileTexts.filesTab, to: routes.bankFile.overview(), current: current === 'files' },
      {
        title: bankFileTexts.statementsTab,
        to: routes.bankStatement.overview(),
        current: current === 'statements',
      },
    ]}
  />
);
