import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stale } from '@husrum/contract/bus';
import { allCalls } from '@husrum/contract/calls';
import { panels } from '@husrum/contract/panels';
import { allRoutes, routeName } from '@husrum/contract/routes';
import { root } from '../architecture/sources';
import type { Contract } from './change.rules';
import { shapeOfCall, shapeOfType } from './shape.rules';

const source = (file: string) => readFileSync(join(root, 'shared/contract/src', file), 'utf8');

/** Events and props of panels are types, which are gone when a program runs: they are read where they are written. */
const typesIn = (file: string, entry: RegExp) =>
  new Map([...source(file).matchAll(entry)].map(([, name = '', type = '']) => [name, type]));

const byName = (entries: [string, Record<string, string>][]) =>
  Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** The public contract as today's sources have it. */
export const contractNow = (): Contract => {
  const payloads = typesIn('events/events.ts', /^ {2}'([\w.]+)': (.+);$/gm);
  const props = typesIn('panels/panels.ts', /^ {2}'([\w.]+)': \{(?:(?!^ {2}['}])[\s\S])*?taking<([^>]*)>/gm);
  return {
    calls: byName(allCalls.map(({ noun, name, call }) => [`${noun}.${name}`, { ...shapeOfCall(call) }])),
    events: byName(Object.keys(stale).map((name) => [name, { ...shapeOfType(payloads.get(name) ?? '') }])),
    routes: byName(
      allRoutes.map((route) => [
        routeName(route),
        { at: route.pattern, owner: route.owner, access: route.access },
      ]),
    ),
    panels: byName(
      Object.entries(panels).map(([name, { owner }]) => [
        name,
        { owner, ...shapeOfType(props.get(name) ?? '') },
      ]),
    ),
  };
};
