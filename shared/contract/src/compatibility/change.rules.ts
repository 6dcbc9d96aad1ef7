import type { AssignmentReason, Uses } from '../manifest';
import type { Shape } from './shape.rules';

type Part = keyof Uses;
export const parts = ['calls', 'events', 'routes', 'panels'] as const satisfies readonly Part[];

export const mapParts = <T>(createValue: (part: Part) => T): Record<Part, T> => ({
  calls: createValue('calls'),
  events: createValue('events'),
  routes: createValue('routes'),
  panels: createValue('panels'),
});

/** The public contract: name → shape, by part. */
export type Contract = Readonly<Record<Part, Readonly<Record<string, Shape>>>>;

export interface Change {
  readonly part: Part;
  readonly name: string;
  readonly description: string;
  /** Whether a build that uses the old shape would stop working. */
  readonly isBreaking: boolean;
}

interface Type {
  /** The types or literal values of which a value may be any: `string`, `"active"`. */
  readonly kinds: readonly string[];
  readonly optional: boolean;
  readonly nullable: boolean;
}

const parseType = (text: string): Type => {
  const [, kinds = '', optional, nullable] = /^(.*?)(\?)?( \| null)?$/.exec(text) ?? [];
  return { kinds: kinds.split(' | '), optional: Boolean(optional), nullable: Boolean(nullable) };
};

/** Whether every value of the type `narrow` is also a value of the type `wide`. */
const includesType = (wide: Type, narrow: Type) =>
  narrow.kinds.every((kind) => wide.kinds.includes(kind)) &&
  (wide.optional || !narrow.optional) &&
  (wide.nullable || !narrow.nullable);

const isRemote = (kind: string) => /^"mf-[\w-]+"$/.test(kind);

/** An input may stop accepting the name of a removed remote: pages only send names of remotes that the server lists. */
const withoutRemovedRemotes = (before: Type, now: Type): Type =>
  now.kinds.some(isRemote) ? { ...before, kinds: before.kinds.filter((kind) => !isRemote(kind)) } : before;

const isResponse = (path: string) => path.startsWith('response');
const isValue = (path: string) => /^(query|body|response)\b/.test(path);

/** A response may get new kinds of values, which old builds show unchanged; an input must still accept all old values. */
const isCompatible = (path: string, before: Type, now: Type): boolean => {
  if (!isValue(path)) return false;
  if (!isResponse(path)) return includesType(now, withoutRemovedRemotes(before, now));
  return (
    before.kinds.every((kind) => now.kinds.includes(kind)) &&
    includesType({ ...before, kinds: now.kinds }, now)
  );
};

const parentOf = (path: string) => path.replace(/(\[\]|\.[^.[\]]+)$/, '');

/** Whether a caller that does not know the new value can leave it out. */
const mayBeOmitted = (path: string, before: Shape, now: Shape): boolean => {
  if (!isValue(path)) return false;
  if (isResponse(path) || parseType(now[path] ?? '').optional) return true;
  const parent = parentOf(path);
  return parent !== path && parent in now && !(parent in before) && mayBeOmitted(parent, before, now);
};

const findShapeChanges = (before: Shape, now: Shape): Pick<Change, 'description' | 'isBreaking'>[] => [
  ...Object.keys(before)
    .filter((path) => !(path in now))
    .map((path) => ({ description: `${path} is gone`, isBreaking: true })),
  ...Object.entries(now).flatMap(([path, type]) => {
    const old = before[path];
    if (old === type) return [];
    if (old === undefined)
      return [{ description: `${path} is new: ${type}`, isBreaking: !mayBeOmitted(path, before, now) }];
    const isBreaking = !isCompatible(path, parseType(old), parseType(type));
    return [{ description: `${path} was ${old}, is ${type}`, isBreaking }];
  }),
];

export const findChanges = (before: Contract, now: Contract): Change[] =>
  parts.flatMap((part) => {
    const names = new Set([...Object.keys(before[part]), ...Object.keys(now[part])]);
    return [...names].sort().flatMap((name): Change[] => {
      const old = before[part][name];
      const current = now[part][name];
      if (old === undefined) return [{ part, name, description: 'is new', isBreaking: false }];
      if (current === undefined) return [{ part, name, description: 'is gone', isBreaking: true }];
      return findShapeChanges(old, current).map((change) => ({ part, name, ...change }));
    });
  });

/** A build that somebody may have open. */
export interface LiveBuild {
  /** The name of the remote, or `shell`. */
  readonly name: string;
  readonly build: string;
  /** What the build uses of the contract. It is undefined for a build from before this was recorded: it may use anything. */
  readonly uses?: Uses | undefined;
  /** Why accounts get the build; only when the list comes from a server. */
  readonly chosen?: AssignmentReason;
}

export const findBrokenBuilds = (
  { part, name, isBreaking }: Change,
  live: readonly LiveBuild[],
): LiveBuild[] =>
  isBreaking ? live.filter(({ uses }) => uses === undefined || uses[part].includes(name)) : [];

/** One line for a change, with the builds that it breaks. */
export const describeChange = (change: Change, live: readonly LiveBuild[]): string => {
  const broken = findBrokenBuilds(change, live).map(({ name, build, uses, chosen }) => {
    const remarks = [chosen ?? [], uses ? [] : 'has no record of its uses'].flat();
    return `${name} ${build}${remarks.length > 0 ? ` (${remarks.join(', ')})` : ''}`;
  });
  const users = broken.length > 0 ? `, used by ${broken.join(', ')}` : '';
  return `${change.part} ${change.name}: ${change.description}${users}`;
};
