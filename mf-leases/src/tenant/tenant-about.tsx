import type { Tenant } from '@husrum/contract/tenant';
import { DateText, Facts, Money, Section, StatusTag } from '@husrum/ui';
import { texts } from './tenant.texts';

/** What kind of tenant it is, and how invoices and payments reach each other. */
export const TenantAbout = ({ tenant }: { tenant: Tenant }) => (
  <Section title="Uppgifter">
    <Facts
      columns={1}
      items={[
        { label: 'Typ', value: tenant.organisation ? texts.organisation : texts.private },
        { label: 'E-post för avier', value: tenant.billing_email ?? tenant.email },
        {
          label: 'Portal',
          value: (
            <StatusTag
              kind="portal"
              value={tenant.portal}
              extra={tenant.portal === 'INVITED' && <DateText value={tenant.invite_sent_at} />}
            />
          ),
        },
        { label: texts.credit, value: <Money value={tenant.credit} /> },
        { label: 'Kundnr i Fortnox', value: tenant.fortnox_customer_number },
        { label: 'Kundnr i Spiris', value: tenant.visma_customer_number },
        { label: 'Autogiro', value: tenant.autogiro ? 'Ja' : 'Nej' },
        { label: 'Skapad', value: <DateText value={tenant.created_at} /> },
      ]}
    />
  </Section>
);
