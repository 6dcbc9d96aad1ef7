import type { PanelProps } from '@husrum/contract/panels';
import { FaqList } from './faq-list';

export default function FaqPanel({ topic }: PanelProps['help.faq']) {
  return <FaqList topic={topic} />;
}
