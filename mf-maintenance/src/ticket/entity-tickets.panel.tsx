import { panels } from '@husrum/contract';
import { EmptyState, Section } from '@husrum/ui';

export default function EntityTicketsPanel() {
  return (
    <Section title={panels['entity.tickets'].title}>
      <EmptyState kind="nothing" compact title="Inget att visa ännu" />
    </Section>
  );
}
