import type { CDPSession, Page } from '@playwright/test';
import { subscriptionsOf } from './bundles';

export interface Memory {
  readonly heapBytes: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly subscriptions: number;
}

const collect = async (devtools: CDPSession) => {
  // What only a finalizer held goes with the second one.
  for (let times = 0; times < 3; times += 1) await devtools.send('HeapProfiler.collectGarbage');
};

export const memoryOf = async (page: Page, devtools: CDPSession): Promise<Memory> => {
  await collect(devtools);
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return {
    heapBytes: usedSize,
    nodes,
    listeners: jsEventListeners,
    subscriptions: await subscriptionsOf(page),
  };
};

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] };
  };
  readonly nodes: number[];
  readonly strings: string[];
}
const DETACHED = 2;

/** Elements that nothing on the page shows any more and something still holds, by name. */
export const detachedIn = async (devtools: CDPSession): Promise<Record<string, number>> => {
  await collect(devtools);
  const parts: string[] = [];
  const add = ({ chunk }: { chunk: string }) => void parts.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', add);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', add);
  const { snapshot, nodes, strings }: Snapshot = JSON.parse(parts.join(''));
  const fields = snapshot.meta.node_fields;
  const [name, state] = [fields.indexOf('name'), fields.indexOf('detachedness')];
  const found = new Map<string, number>();
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (nodes[at + state] !== DETACHED) continue;
    const called = strings[nodes[at + name] ?? 0] ?? '';
    found.set(called, (found.get(called) ?? 0) + 1);
  }
  return Object.fromEntries(found);
};
