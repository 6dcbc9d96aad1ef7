import { useUrlState } from './use-url-state';

/** The current tab in `?tab=`. The first tab is the default and is not written to the URL. */
export const useUrlTab = <const T extends readonly [string, ...string[]]>(
  tabs: T,
): [tab: T[number], choose: (tab: string) => void] => {
  const [value, setValue] = useUrlState('tab');
  const first: T[number] = tabs[0];
  const tab = tabs.find((name) => name === value) ?? first;
  return [tab, (next) => setValue(next === first ? undefined : next)];
};
