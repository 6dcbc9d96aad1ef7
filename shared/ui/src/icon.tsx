import AntdIcon from '@ant-design/icons/es/components/AntdIconLight';
import type { ComponentProps } from 'react';

const silent = { role: undefined, 'aria-label': undefined, 'aria-hidden': true } as const;

/**
 * What draws every icon, antd's own too; the icons themselves are carried by whoever names them. An icon stands beside
 * its word or in what is named otherwise, so nobody hears it; antd would have its English name read out. One that says
 * something by itself is given a name.
 */
const Icon = (props: ComponentProps<typeof AntdIcon>) => (
  <AntdIcon {...(props['aria-label'] === undefined && silent)} {...props} />
);
export default Icon;
