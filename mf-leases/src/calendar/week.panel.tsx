import { panels } from '@husrum/contract';
import { EmptyState, Section } from '@husrum/ui';

export default function WeekPanel() {
  return (
    <Section title={panels['dashboard.week'].title}>
      <EmptyState kind="nothing" compact title="Inget att visa ännu" />
    </Section>
  );
}
