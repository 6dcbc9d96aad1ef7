import { type PanelProps, panels } from '@husrum/contract/panels';
import { QueryContent, RowsSkeleton, Section } from '@husrum/ui';
import { useTenantDeposits } from './deposit.queries';
import { depositTexts } from './deposit.texts';
import { DepositCard } from './deposit-card';

/** The deposits of a tenant over all leases, on the tenant's page. */
export default function TenantDepositsPanel({ tenantId }: PanelProps['tenant.deposits']) {
  return (
    <Section title={panels['tenant.deposits'].title}>
      <QueryContent query={useTenantDeposits(tenantId)} skeleton={<RowsSkeleton rows={1} />} compact>
        {({ data }) =>
          data.length === 0 ? (
            <p className="h-muted">{depositTexts.noneOfTenant}</p>
          ) : (
            data.map((deposit) => <DepositCard key={deposit.id} deposit={deposit} />)
          )
        }
      </QueryContent>
    </Section>
  );
}
