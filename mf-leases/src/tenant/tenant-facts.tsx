import type { Tenant } from '@husrum/contract/tenant';
import { DateText, DescriptionList, Money, Section, StatusTag } from '@husrum/ui';
import { tenantTexts } from './tenant.texts';

/** Details about the tenant, its invoices and its payments. */
export const TenantFacts = ({ tenant }: { tenant: Tenant }) => (
  <Section title={tenantTexts.facts.title}>
    <DescriptionList
      columns={1}
      items={[
        {
          label: tenantTexts.facts.type,
          value: tenant.organisation ? tenantTexts.organisation : tenantTexts.private,
        },
        { label: tenantTexts.facts.invoiceEmail, value: tenant.billing_email ?? tenant.email },
        {
          label: tenantTexts.facts.portal,
          value: (
            <StatusTag
              kind="portal"
              value={tenant.portal}
              extra={tenant.portal === 'INVITED' && <DateText value={tenant.invite_sent_at} />}
            />
          ),
        },
        { label: tenantTexts.facts.credit, value: <Money value={tenant.credit} /> },
        { label: tenantTexts.facts.fortnoxNumber, value: tenant.fortnox_customer_number },
        { label: tenantTexts.facts.spirisNumber, value: tenant.visma_customer_number },
        {
          label: tenantTexts.facts.autogiro,
          value: tenant.autogiro ? tenantTexts.facts.yes : tenantTexts.facts.no,
        },
        { label: tenantTexts.facts.created, value: <DateText value={tenant.created_at} /> },
      ]}
    />
  </Section>
);
