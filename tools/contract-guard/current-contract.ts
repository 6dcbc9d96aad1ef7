import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { staleNounsByEvent } from '@husrum/contract/bus';
import { allCalls } from '@husrum/contract/calls';
import { type Contract, shapeOfCall, shapeOfType } from '@husrum/contract/compatibility';
import { panels } from '@husrum/contract/panels';
import { allRoutes, routeName } from '@husrum/contract/routes';
import { root } from '../workspace';

/** Payloads of events and props of panels are types, which do not exist at run time: they are read from the source. */
const readTypes = (file: string, entry: RegExp): ReadonlyMap<string, string> => {
  const source = readFileSync(join(root, 'shared/contract/src', file), 'utf8');
  return new Map([...source.matchAll(entry)].map(([, name = '', type = '']) => [name, type]));
};

const byName = (entries: [string, Record<string, string>][]) =>
  Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** The public contract of today's sources. */
export const readCurrentContract = (): Contract => {
  const payloads = readTypes('bus/events.ts', /^ {2}'([\w.]+)': (.+);$/gm);
  const props = readTypes(
    'panels/panels.ts',
    /^ {2}'([\w.]+)': \{(?:(?!^ {2}['}])[\s\S])*?propsType<([^>]*)>/gm,
  );
  return {
    calls: byName(allCalls.map(({ noun, name, call }) => [`${noun}.${name}`, { ...shapeOfCall(call) }])),
    events: byName(
      Object.keys(staleNounsByEvent).map((name) => [name, { ...shapeOfType(payloads.get(name) ?? '') }]),
    ),
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
