import { Section } from '@husrum/ui';
import { useTenantDeposits } from './deposit.queries';
import { depositTexts } from './deposit.texts';
import { DepositCard } from './deposit-card';

/** The deposits of a tenant beside the ledger. Renders nothing without any. */
export const TenantDeposits = ({ tenantId }: { tenantId: number }) => {
  const deposits = useTenantDeposits(tenantId).data?.data ?? [];
  if (deposits.length === 0) return null;
  return (
    <Section title={depositTexts.title}>
      {deposits.map((deposit) => (
        <DepositCard key={deposit.id} deposit={deposit} />
      ))}
    </Section>
  );
};
