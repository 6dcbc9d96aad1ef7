import { panels } from '@husrum/contract';
import { EmptyState, Section } from '@husrum/ui';

export default function TenantInvoicesPanel() {
  return (
    <Section title={panels['tenant.invoices'].title}>
      <EmptyState kind="nothing" compact title="Inget att visa ännu" />
    </Section>
  );
}
