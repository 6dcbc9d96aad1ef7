import Tabs from 'antd/es/tabs';
import type { ReactNode } from 'react';
import { useUrlState } from '../url/use-url-state';

export interface UrlTab {
  key: string;
  label: ReactNode;
  children: ReactNode;
}

/** Tabs whose choice is `?tab=` in the address; only the chosen one is drawn. */
export const UrlTabs = ({ items }: { items: readonly UrlTab[] }) => {
  const [value, setValue] = useUrlState('tab');
  const first = items[0]?.key;
  const active = items.find((item) => item.key === value)?.key ?? first;
  return (
    <Tabs
      destroyOnHidden
      activeKey={active}
      onChange={(key) => setValue(key === first ? undefined : key)}
      items={items.map((item) => ({ ...item }))}
    />
  );
};
