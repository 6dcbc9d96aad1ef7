import { openable, resolvable, type TicketStatus } from '@husrum/contract/ticket';

/** A change of state: where it may start, and what the conversation says afterwards. */
export interface TicketMove {
  readonly from: readonly TicketStatus[];
  readonly to: TicketStatus;
  readonly told: string;
  readonly refused: string;
}

export const resolve: TicketMove = {
  from: resolvable,
  to: 'RESOLVED',
  told: 'Ärendet markerades som löst',
  refused: 'Bara ett pågående ärende kan markeras som löst.',
};
export const open: TicketMove = {
  from: openable,
  to: 'OPEN',
  told: 'Ärendet markerades som pågående',
  refused: 'Ärendet är redan pågående.',
};

/** As people call the ticket: `Ä-1001`. */
export const referenceOf = (number: number): string => `Ä-${number}`;
