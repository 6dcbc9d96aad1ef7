import { proposedCreditCalls } from '@husrum/contract/proposed-credit';
import { DateRange, Money, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useProposedCredits } from './proposed-credit.queries';
import { proposedCreditTexts } from './proposed-credit.texts';
import { useDecideCredit } from './use-decide-credit';

/** The days of sent invoices outside the lease's period, until they are credited or dismissed. Renders nothing without such days. */
export const ProposedCredits = ({ leaseId }: { leaseId: number }) => {
  const { data } = useProposedCredits(leaseId);
  const decide = useDecideCredit();
  if (data === undefined || data.data.length === 0) return null;
  return (
    <Section title={proposedCreditTexts.title}>
      <p className="h-muted">{proposedCreditTexts.text}</p>
      <ul aria-label={proposedCreditTexts.title}>
        {data.data.map((proposal) => {
          const reference = proposal.invoicebase.reference ?? '';
          return (
            <li key={proposal.id}>
              {proposedCreditTexts.invoice(reference)}:{' '}
              <DateRange start={proposal.start} stop={proposal.stop} /> (
              {proposedCreditTexts.days(proposal.days)}), <Money strong value={proposal.amount} />{' '}
              {proposedCreditTexts.tooMuch}{' '}
              <Button
                call={proposedCreditCalls.decide}
                aria-label={proposedCreditTexts.creditNamed(reference)}
                onClick={() => void decide(proposal, 'CREDITED')}
              >
                {proposedCreditTexts.credit}
              </Button>{' '}
              <Button
                call={proposedCreditCalls.decide}
                type="text"
                aria-label={proposedCreditTexts.dismissNamed(reference)}
                onClick={() => void decide(proposal, 'DISMISSED')}
              >
                {proposedCreditTexts.dismiss}
              </Button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
};
