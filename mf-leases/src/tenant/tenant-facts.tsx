import type { Tenant } from '@husrum/contract/tenant';
import { DateText, DescriptionList, EmailText, Money, Section } from '@husrum/ui';
import { PortalTag } from './portal-tag';
import { tenantTexts } from './tenant.texts';

const AutogiroFact = ({
  tenant: { autogiro_mandate: mandate, connected_to_fortnox: canHaveAutogiro },
}: {
  tenant: Tenant;
}) => {
  const { autogiro: texts } = tenantTexts;
  if (!mandate) return canHaveAutogiro ? texts.none : <span className="h-muted">{texts.notOffered}</span>;
  return (
    <>
      {texts.activeFrom} <DateText value={mandate.from} />
      {mandate.user_name && <span className="h-muted">, {texts.setBy(mandate.user_name)}</span>}
    </>
  );
};

/** Details about the tenant, its invoices and its payments. */
export const TenantFacts = ({ tenant }: { tenant: Tenant }) => {
  const invoiceEmail = tenant.billing_email ?? tenant.email;
  return (
    <Section title={tenantTexts.facts.title}>
      <DescriptionList
        columns={1}
        items={[
          {
            label: tenantTexts.facts.type,
            value: tenant.organisation ? tenantTexts.organisation : tenantTexts.private,
          },
          {
            label: tenantTexts.facts.invoiceEmail,
            value: invoiceEmail && <EmailText email={invoiceEmail} />,
          },
          {
            label: tenantTexts.facts.portal,
            value: <PortalTag tenant={tenant} />,
          },
          { label: tenantTexts.facts.credit, value: <Money value={tenant.credit} /> },
          { label: tenantTexts.facts.fortnoxNumber, value: tenant.fortnox_customer_number },
          { label: tenantTexts.facts.spirisNumber, value: tenant.visma_customer_number },
          {
            label: tenantTexts.facts.autogiro,
            value: <AutogiroFact tenant={tenant} />,
          },
          { label: tenantTexts.facts.created, value: <DateText value={tenant.created_at} /> },
        ]}
      />
    </Section>
  );
};
