import AntdIcon from '@ant-design/icons/es/components/AntdIconLight';
import type { ComponentProps } from 'react';

const hiddenFromScreenReaders = { role: undefined, 'aria-label': undefined, 'aria-hidden': true } as const;

/**
 * Renders every icon, also those inside antd components: webpack replaces antd's icon component by this one. Screen readers
 * would read antd's English name of the icon, so an icon is hidden from them: the text beside it has the same meaning. An icon
 * without such a text gets an `aria-label` and is not hidden.
 */
const Icon = (props: ComponentProps<typeof AntdIcon>) => (
  <AntdIcon {...(props['aria-label'] === undefined && hiddenFromScreenReaders)} {...props} />
);
export default Icon;
