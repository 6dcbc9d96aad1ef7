import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import { EmptyState } from '../state/empty-state';
import { pageTexts } from './page.texts';
import { PageFrame } from './page-frame';

/** The page that is shown in place of a form that the user's role may not send. */
export const NotPermittedScreen = ({ title }: { title: string }) => (
  <PageFrame title={title}>
    <EmptyState
      kind="nothing"
      icon={<LockOutlined />}
      title={pageTexts.notPermittedTitle}
      text={pageTexts.notPermittedText}
    />
  </PageFrame>
);
