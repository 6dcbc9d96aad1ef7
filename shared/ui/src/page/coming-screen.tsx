import HourglassOutlined from '@ant-design/icons/es/icons/HourglassOutlined';
import { EmptyState } from '../state/empty-state';
import { PageFrame } from './page-frame';

/** A page that the product has a place for and does not offer yet. */
export const ComingScreen = ({ title, text }: { title: string; text?: string }) => (
  <PageFrame title={title}>
    <EmptyState
      kind="nothing"
      icon={<HourglassOutlined />}
      title={`${title} kommer`}
      text={text ?? 'Den här delen av Husrum är inte klar än.'}
    />
  </PageFrame>
);
