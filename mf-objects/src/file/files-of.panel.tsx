import { panels } from '@husrum/contract';
import { EmptyState, Section } from '@husrum/ui';

export default function FilesOfPanel() {
  return (
    <Section title={panels['files.of'].title}>
      <EmptyState kind="nothing" compact title="Inget att visa ännu" />
    </Section>
  );
}
