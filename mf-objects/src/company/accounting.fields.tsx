import type { Company, InvoicingConfig } from '@husrum/contract/company';
import { routes } from '@husrum/contract/routes';
import { FormSection, SelectField, useFormikContext } from '@husrum/forms';
import { AppLink } from '@husrum/platform';
import { Alert, Button } from '@husrum/ui/core';
import { useInvoicingIntegrations } from './company.queries';
import { isOtherLegalEntity } from './invoicing.rules';
import { invoicingTexts } from './invoicing.texts';

/** The field of the accounting program that the company invoices through. Without a program its invoices are manual. */
export const AccountingFields = ({ company }: { company: Company }) => {
  const { data, isPending, error, isFetching, refetch } = useInvoicingIntegrations();
  const { values } = useFormikContext<InvoicingConfig>();
  const programs = data?.data ?? [];
  const selected = programs.find(({ id }) => id === values.integration_id);
  const hasNoPrograms = data !== undefined && programs.length === 0;
  const integrationsLink = (
    <AppLink to={routes.integration.overview()}>{invoicingTexts.integrations}</AppLink>
  );
  if (data === undefined && error !== null)
    return (
      <FormSection title={invoicingTexts.accounting} text={invoicingTexts.accountingText}>
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={invoicingTexts.programsFailed}
          description={error.message}
          action={
            <Button loading={isFetching} onClick={() => void refetch()}>
              {invoicingTexts.retry}
            </Button>
          }
        />
      </FormSection>
    );
  return (
    <FormSection title={invoicingTexts.accounting} text={invoicingTexts.accountingText}>
      {hasNoPrograms ? (
        <p className="h-muted">
          {invoicingTexts.connectAccounting} {integrationsLink}.
        </p>
      ) : (
        <SelectField
          name="integration_id"
          placeholder={invoicingTexts.manual}
          loading={isPending}
          options={programs.map(({ id, description }) => ({ value: id, label: description }))}
          hint={
            selected === undefined ? invoicingTexts.manualHint : invoicingTexts.accountingHint[selected.name]
          }
        />
      )}
      {selected !== undefined && isOtherLegalEntity(company, selected) && (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={invoicingTexts.otherLegalEntity(selected, company)}
        />
      )}
      {selected?.state === 'NEEDS_RECONNECT' && (
        <Alert
          type="warning"
          showIcon
          title={
            <>
              {invoicingTexts.needsReconnect} {integrationsLink}.
            </>
          }
        />
      )}
    </FormSection>
  );
};
