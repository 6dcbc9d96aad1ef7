import { routes } from '@husrum/contract';
import { AppLink, Panel } from '@husrum/platform';
import { PageFrame, Section } from '@husrum/ui';
import { DatePicker } from '@husrum/ui/date';

export default function LeaseOverviewScreen() {
  return (
    <PageFrame title="Uthyrningar">
      <Section title="Start">
        <DatePicker aria-label="Start" />
        <AppLink to={routes.invoicebase.overview()}>Hyresavier</AppLink>
      </Section>
      <Panel name="lease.invoices" leaseId={1} inactive={false} />
    </PageFrame>
  );
}
