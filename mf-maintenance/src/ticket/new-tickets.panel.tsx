import { panels } from '@husrum/contract';
import { EmptyState, Section } from '@husrum/ui';

export default function NewTicketsPanel() {
  return (
    <Section title={panels['dashboard.tickets'].title}>
      <EmptyState kind="nothing" compact title="Inget att visa ännu" />
    </Section>
  );
}
