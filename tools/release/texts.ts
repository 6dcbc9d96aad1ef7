import type { ReleaseEntry } from '@husrum/contract/release';

const nothing = 'ingenting';

/** What was done, and how the remote stands after it. */
export const toldEntry = ({ remote, action, from, build, canary, share }: ReleaseEntry): string => {
  const all = `alla har ${build ?? nothing}`;
  if (action === 'canary') return `${remote}: ${share} % av användarna prövar ${canary}; ${all}`;
  if (action === 'stop') return `${remote}: försöket är avbrutet; ${all}`;
  return `${remote}: ${all} (förut ${from ?? nothing})`;
};
