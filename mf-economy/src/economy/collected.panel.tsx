import { panels } from '@husrum/contract';
import { EmptyState, Section } from '@husrum/ui';

export default function CollectedPanel() {
  return (
    <Section title={panels['dashboard.collected'].title}>
      <EmptyState kind="nothing" compact title="Inget att visa ännu" />
    </Section>
  );
}
