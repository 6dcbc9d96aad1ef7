import { useUrlState } from './use-url-state';

/** The chosen tab in `?tab=`; the first one is the default and leaves the address clean. */
export const useUrlTab = <const T extends readonly [string, ...string[]]>(
  tabs: T,
): [tab: T[number], choose: (tab: string) => void] => {
  const [value, setValue] = useUrlState('tab');
  const first: T[number] = tabs[0];
  const tab = tabs.find((name) => name === value) ?? first;
  return [tab, (next) => setValue(next === first ? undefined : next)];
};
