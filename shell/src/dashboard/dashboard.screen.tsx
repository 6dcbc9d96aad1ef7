import { Panel } from '@husrum/platform';
import { PageFrame } from '@husrum/ui';

export default function DashboardScreen() {
  return (
    <PageFrame title="Översikt">
      <Panel name="dashboard.collected" />
      <Panel name="dashboard.projection" />
      <Panel name="dashboard.week" />
      <Panel name="dashboard.tickets" />
    </PageFrame>
  );
}
