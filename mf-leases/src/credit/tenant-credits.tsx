import './tenant-credits.css';
import { busEvent } from '@husrum/contract/bus';
import { creditCalls, type TenantCredit } from '@husrum/contract/credit';
import { useApiMutation } from '@husrum/platform';
import { Money, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useTenantCredits } from './credit.queries';
import { creditTexts } from './credit.texts';

const CompanyCredit = ({ tenantId, credit }: { tenantId: number; credit: TenantCredit }) => {
  const offset = useApiMutation(creditCalls.offset, {
    publish: () => [busEvent('invoices.changed', {})],
    successMessage: ({ message }) => message,
  });
  const { company, amount, open } = credit;
  const name = company?.name ?? creditTexts.deletedCompany;
  return (
    <li>
      <span>
        <Money strong value={amount} /> · {name}
        <br />
        <span className="h-muted">{open > 0 ? creditTexts.open(open) : creditTexts.nothingOpen}</span>
      </span>
      {open > 0 && company !== null && (
        <Button
          call={creditCalls.offset}
          loading={offset.isPending}
          aria-label={creditTexts.useAt(name)}
          onClick={() => offset.mutate({ params: { id: tenantId }, body: { company_id: company.id } })}
        >
          {creditTexts.use}
        </Button>
      )}
    </li>
  );
};

/** The tenant's credit with each company, with a button that offsets it against open invoices. Renders nothing without credit. */
export const TenantCredits = ({ tenantId }: { tenantId: number }) => {
  const { data } = useTenantCredits(tenantId);
  if (data === undefined || data.data.length === 0) return null;
  return (
    <Section title={creditTexts.title}>
      <ul className="l-credits" aria-label={creditTexts.title}>
        {data.data.map((credit) => (
          <CompanyCredit key={credit.company?.id ?? 0} tenantId={tenantId} credit={credit} />
        ))}
      </ul>
      <p className="h-muted l-credits__text">{creditTexts.text}</p>
    </Section>
  );
};
