import { type DepositState, depositStateLabel } from '@husrum/contract/deposit';
import { ToneTag } from '@husrum/ui';

const tones = {
  ASKED: 'blue',
  PARTLY_RECEIVED: 'gold',
  HELD: 'green',
  USED: 'grey',
  REPAID: 'grey',
  WITHDRAWN: 'grey',
} as const satisfies Record<DepositState, string>;

export const DepositStateTag = ({ state }: { state: DepositState }) => (
  <ToneTag tone={tones[state]} struck={state === 'WITHDRAWN'}>
    {depositStateLabel[state]}
  </ToneTag>
);
