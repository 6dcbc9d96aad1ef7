import AntdIcon from '@ant-design/icons/es/components/AntdIconLight';
import type { ComponentProps } from 'react';

const hiddenFromScreenReaders = { role: undefined, 'aria-label': undefined, 'aria-hidden': true } as const;

/**
 * Renders every icon, also those inside antd components: webpack replaces antd's icon component by it. Icons are hidden from screen readers, which would read antd's
 * English name: the text or label beside an icon has the same meaning. An icon without such a text gets an `aria-label`.
 */
const Icon = (props: ComponentProps<typeof AntdIcon>) => (
  <AntdIcon {...(props['aria-label'] === undefined && hiddenFromScreenReaders)} {...props} />
);
export default Icon;
