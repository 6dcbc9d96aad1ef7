import { panels } from '@husrum/contract';
import { EmptyState, Section } from '@husrum/ui';

export default function EntityLeasesPanel() {
  return (
    <Section title={panels['entity.leases'].title}>
      <EmptyState kind="nothing" compact title="Inget att visa ännu" />
    </Section>
  );
}
