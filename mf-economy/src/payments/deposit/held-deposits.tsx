import './deposit.css';
import { depositCalls, type HeldDeposits } from '@husrum/contract/deposit';
import { DescriptionList, lazyDialog, Money, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { useCompanies } from '../../company/company.queries';
import { depositTexts } from './deposit.texts';

const DepositSettingsModal = lazyDialog(() => import('./deposit-settings.modal'));

/** What each company holds, and the accounts on which it books deposits. */
export const HeldDepositsSection = ({ held }: { held: readonly HeldDeposits[] }) => {
  const companies = useCompanies();
  const [chosen, setChosen] = useState<(typeof companies)[number] | null>(null);
  return (
    <Section
      title={depositTexts.held}
      extra={companies.map((company) => (
        <Button key={company.id} call={depositCalls.saveSettings} onClick={() => setChosen(company)}>
          {companies.length === 1 ? depositTexts.accounts : depositTexts.accountsOf(company.name)}
        </Button>
      ))}
    >
      {held.length === 0 ? (
        <p className="h-muted">{depositTexts.noHeld}</p>
      ) : (
        <DescriptionList
          items={held.map(({ company, count, held: amount }) => ({
            label: company?.name ?? depositTexts.removedCompany,
            value: (
              <>
                <Money strong value={amount} /> <span className="h-muted">{depositTexts.heldOf(count)}</span>
              </>
            ),
          }))}
        />
      )}
      {chosen !== null && <DepositSettingsModal company={chosen} onClose={() => setChosen(null)} />}
    </Section>
  );
};
