import { panels } from '@husrum/contract';
import { EmptyState, Section } from '@husrum/ui';

export default function LeaseInvoicesPanel() {
  return (
    <Section title={panels['lease.invoices'].title}>
      <EmptyState kind="nothing" compact title="Inget att visa ännu" />
    </Section>
  );
}
