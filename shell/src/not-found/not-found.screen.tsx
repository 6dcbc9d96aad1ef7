import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { EmptyState, PageFrame } from '@husrum/ui';
import { notFoundTexts } from './not-found.texts';

export const NotFoundScreen = () => (
  <PageFrame title={notFoundTexts.title}>
    <EmptyState
      kind="no-hits"
      title={notFoundTexts.title}
      text={notFoundTexts.text}
      actions={<AppLink to={routes.home.dashboard()}>{notFoundTexts.toDashboard}</AppLink>}
    />
  </PageFrame>
);
