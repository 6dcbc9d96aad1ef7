import { type ReminderState, reminderStateLabel } from '@husrum/contract/reminder';
import { ToneTag } from '@husrum/ui';

const tones = {
  WAITING: 'blue',
  BY_HAND: 'gold',
  UNDELIVERED: 'red',
  SENT: 'green',
  REMOVED: 'grey',
} as const satisfies Record<ReminderState, string>;

export const ReminderStateTag = ({ state }: { state: ReminderState }) => (
  <ToneTag tone={tones[state]}>{reminderStateLabel[state]}</ToneTag>
);
