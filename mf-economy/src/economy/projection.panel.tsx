import { panels } from '@husrum/contract';
import { EmptyState, Section } from '@husrum/ui';

export default function ProjectionPanel() {
  return (
    <Section title={panels['dashboard.projection'].title}>
      <EmptyState kind="nothing" compact title="Inget att visa ännu" />
    </Section>
  );
}
