import { routes } from '@husrum/contract';
import { AppLink } from '@husrum/platform';
import { PageFrame, Section } from '@husrum/ui';
import { Table } from '@husrum/ui/data';

export default function InvoicebaseOverviewScreen() {
  return (
    <PageFrame title="Hyresavier">
      <Section title="Lista">
        <Table dataSource={[]} columns={[{ title: 'Referens' }]} />
        <AppLink to={routes.lease.overview()}>Uthyrningar</AppLink>
      </Section>
    </PageFrame>
  );
}
