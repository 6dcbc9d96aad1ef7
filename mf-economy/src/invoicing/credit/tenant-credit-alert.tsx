import './tenant-credit-alert.css';
import { busEvent } from '@husrum/contract/bus';
import { creditCalls } from '@husrum/contract/credit';
import type { Invoice } from '@husrum/contract/invoice';
import { useApiMutation } from '@husrum/platform';
import { Alert, Button } from '@husrum/ui/core';
import { creditTexts } from './credit.texts';

type Props = Pick<Invoice, 'tenant' | 'company' | 'tenant_credit'>;

/** The credit that the tenant has with the invoice's company, and the button that uses it. */
export const TenantCreditAlert = ({ tenant, company, tenant_credit = 0 }: Props) => {
  const offset = useApiMutation(creditCalls.offset, {
    publish: () => [busEvent('invoices.changed', {})],
    successMessage: ({ message }) => message,
  });
  if (tenant === null || company === null || tenant_credit === 0) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={creditTexts.available(tenant_credit, company.name)}
      description={
        <>
          <p className="e-tenant-credit__text">{creditTexts.oldestFirst}</p>
          <Button
            call={creditCalls.offset}
            loading={offset.isPending}
            onClick={() => offset.mutate({ params: { id: tenant.id }, body: { company_id: company.id } })}
          >
            {creditTexts.use}
          </Button>
        </>
      }
    />
  );
};
