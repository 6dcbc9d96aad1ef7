import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { EmptyState, PageFrame } from '@husrum/ui';

export const NotFoundScreen = () => (
  <PageFrame title="Sidan finns inte">
    <EmptyState
      kind="no-hits"
      title="Sidan finns inte"
      text="Adressen kan vara fel, eller så är det som fanns här borttaget."
      actions={<AppLink to={routes.home.dashboard()}>Till översikten</AppLink>}
    />
  </PageFrame>
);
