import HourglassOutlined from '@ant-design/icons/es/icons/HourglassOutlined';
import { EmptyState } from '../state/empty-state';
import { pageTexts } from './page.texts';
import { PageFrame } from './page-frame';

/** A page that is not built yet. */
export const ComingSoonScreen = ({ title, text }: { title: string; text?: string }) => (
  <PageFrame title={title}>
    <EmptyState
      kind="nothing"
      icon={<HourglassOutlined />}
      title={pageTexts.comingSoonTitle(title)}
      text={text ?? pageTexts.comingSoonText}
    />
  </PageFrame>
);
