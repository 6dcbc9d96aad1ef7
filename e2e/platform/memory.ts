import type { CDPSession, Page } from '@playwright/test';
import { countBusSubscriptions } from './webpack-runtimes';

/** What a page holds in memory. */
export interface Memory {
  readonly heapBytes: number;
  /** DOM nodes, also those outside the document. */
  readonly nodes: number;
  /** Event listeners of the DOM. */
  readonly listeners: number;
  /** Subscriptions to the event bus. */
  readonly subscriptions: number;
}

const collectGarbage = async (devtools: CDPSession) => {
  // Objects with finalizers are freed only by a later collection.
  for (let count = 0; count < 3; count += 1) await devtools.send('HeapProfiler.collectGarbage');
};

export const measureMemory = async (page: Page, devtools: CDPSession): Promise<Memory> => {
  await collectGarbage(devtools);
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return {
    heapBytes: usedSize,
    nodes,
    listeners: jsEventListeners,
    subscriptions: await countBusSubscriptions(page),
  };
};

/** Chromium's heap snapshot. `nodes` has the fields of all nodes in one list: those of the first node, then the second. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] };
  };
  readonly nodes: number[];
  readonly strings: string[];
}
/** The `detachedness` of a node that is no longer in the document. */
const DETACHED = 2;

/** Counts elements that are no longer in the document but still referenced, by name. */
export const countDetachedElements = async (devtools: CDPSession): Promise<Record<string, number>> => {
  await collectGarbage(devtools);
  const parts: string[] = [];
  const add = ({ chunk }: { chunk: string }) => void parts.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', add);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', add);
  const { snapshot, nodes, strings }: Snapshot = JSON.parse(parts.join(''));
  const fields = snapshot.meta.node_fields;
  const [name, state] = [fields.indexOf('name'), fields.indexOf('detachedness')];
  const counts = new Map<string, number>();
  for (let offset = 0; offset < nodes.length; offset += fields.length) {
    if (nodes[offset + state] !== DETACHED) continue;
    const nodeName = strings[nodes[offset + name] ?? 0] ?? '';
    counts.set(nodeName, (counts.get(nodeName) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
};
