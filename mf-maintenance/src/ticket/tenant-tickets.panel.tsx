import { panels } from '@husrum/contract';
import { EmptyState, Section } from '@husrum/ui';

export default function TenantTicketsPanel() {
  return (
    <Section title={panels['tenant.tickets'].title}>
      <EmptyState kind="nothing" compact title="Inget att visa ännu" />
    </Section>
  );
}
