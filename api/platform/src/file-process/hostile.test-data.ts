import { setTimeout as sleep } from 'node:timers/promises';
import { invalidInput } from '../errors';

const behaviours = {
  process: () => ({ pid: process.pid, variables: Object.keys(process.env) }),
  values: () => ({ map: new Map([['a', 1]]), length: 'å'.repeat(20_000_000).length }),
  waits: () => sleep(500),
  refuses: () => {
    throw invalidInput({ file: ['Nej.'] });
  },
  throws: () => {
    throw new TypeError('unexpected');
  },
  exits: () => process.exit(3),
  loops: () => {
    for (;;);
  },
  'fills memory': () => {
    const filled: number[][] = [];
    for (;;) filled.push(Array<number>(20_000_000).fill(0));
  },
  /** In a thread, this would end the whole process. */
  'fills memory with texts': () => {
    let text = 'abc'.repeat(10_000_000);
    const parts: string[][] = [];
    for (;;) {
      text += `${text.slice(0, 1_000_000)}x`;
      parts.push(text.split(''));
    }
  },
} as const;

export type HostileKind = keyof typeof behaviours;

/** A task that behaves as a hostile file could make one behave. */
export default ({ kind }: { readonly kind: HostileKind }): unknown => behaviours[kind]();
