import './tenant-payouts.css';
import type { TenantCredit } from '@husrum/contract/credit';
import { type Payout, payoutCalls } from '@husrum/contract/payout';
import { Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import PayOutModal from './pay-out.modal';
import { useTenantCredits, useTenantPayouts } from './payout.queries';
import { payoutTexts } from './payout.texts';
import { UndoPayoutButton } from './undo-payout-button';

const PayoutLine = ({ payout }: { payout: Payout }) => {
  const { company, amount, paid_at, account, undone_on } = payout;
  const facts = [
    payoutTexts.paidOut(amount, paid_at, company?.name ?? payoutTexts.deletedCompany),
    ...(account === null ? [] : [payoutTexts.account(account)]),
  ];
  return (
    <li>
      <span>{facts.join(' ')}</span>
      {undone_on === null ? (
        <UndoPayoutButton payout={payout} />
      ) : (
        <span className="h-muted">{payoutTexts.undoneOn(undone_on)}</span>
      )}
    </li>
  );
};

/** The tenant's credit, which can be paid back, and what was paid back. Renders nothing without either. */
export const TenantPayouts = ({ tenantId }: { tenantId: number }) => {
  const credits = useTenantCredits(tenantId).data?.data ?? [];
  const payouts = useTenantPayouts(tenantId).data?.data ?? [];
  const [chosen, setChosen] = useState<TenantCredit | null>(null);
  if (credits.length === 0 && payouts.length === 0) return null;
  return (
    <Section title={payoutTexts.title}>
      <p className="h-muted">{payoutTexts.help}</p>
      <ul className="e-payouts" aria-label={payoutTexts.title}>
        {credits.map((credit) => {
          const name = credit.company?.name ?? payoutTexts.deletedCompany;
          return (
            <li key={`credit ${credit.company?.id ?? 0}`}>
              <span>{payoutTexts.available(credit.amount, name)}</span>
              <Button
                call={payoutCalls.create}
                aria-label={payoutTexts.payOutAt(name)}
                onClick={() => setChosen(credit)}
              >
                {payoutTexts.payOut}
              </Button>
            </li>
          );
        })}
        {payouts.map((payout) => (
          <PayoutLine key={payout.id} payout={payout} />
        ))}
      </ul>
      {chosen !== null && <PayOutModal tenantId={tenantId} credit={chosen} onClose={() => setChosen(null)} />}
    </Section>
  );
};
