import { staleNounsByEvent } from '@husrum/contract/bus';
import { allCalls } from '@husrum/contract/calls';
import type { Uses } from '@husrum/contract/manifest';
import { panelNames } from '@husrum/contract/panels';
import { allRoutes, routeName } from '@husrum/contract/routes';
import webpack, { type Compilation, type Compiler, type Dependency, type Module } from 'webpack';

const { NormalModule, dependencies } = webpack;
const CONTRACT = '@husrum/contract/';

const callNames = allCalls.map(({ noun, name }) => `${noun}.${name}`);
const routeNames = allRoutes.map(routeName);
const events = Object.keys(staleNounsByEvent);

/** `leaseCalls.detail.path` as ['leaseCalls', 'detail', 'path']; `const { detail } = leaseCalls` as ['leaseCalls', 'detail']. */
const memberChains = (dependency: Dependency): string[][] => {
  if (!(dependency instanceof dependencies.HarmonyImportDependency)) return [];
  if (!dependency.request.startsWith(CONTRACT)) return [];
  if (!('ids' in dependency) || !Array.isArray(dependency.ids)) return [];
  const ids = dependency.ids.map(String);
  const destructured =
    'referencedPropertiesInDestructuring' in dependency
      ? dependency.referencedPropertiesInDestructuring
      : undefined;
  if (!(destructured instanceof Set)) return [ids];
  return [...destructured].map((property: { id: string }) => [...ids, property.id]);
};

/**
 * The name that the chain starts with: `lease.detail`. For a chain of one member it returns all names below it; for an empty
 * one, all.
 */
const matchingNames = (all: readonly string[], chain: readonly string[]): string[] => {
  const prefix = chain.slice(0, 2).join('.');
  return all.filter((name) => prefix === '' || name === prefix || name.startsWith(`${prefix}.`));
};

const usedNames = ([exported = '', ...members]: readonly string[]): { calls: string[]; routes: string[] } => {
  if (exported === 'routes') return { calls: [], routes: matchingNames(routeNames, members) };
  if (exported === 'calls') return { calls: matchingNames(callNames, members), routes: [] };
  const noun = /^(\w+)Calls$/.exec(exported)?.[1];
  if (noun === undefined) return { calls: [], routes: [] };
  const calls = matchingNames(callNames, [noun, ...members]);
  if (calls.length === 0) throw new Error(`The contract has no call ${[exported, ...members].join('.')}`);
  return { calls, routes: [] };
};

const quotedName = /(["'`])([\w-]+\.[\w-]+)\1/g;
const quotedNamesIn = (module: Module): string[] =>
  [...String(module.originalSource()?.source() ?? '').matchAll(quotedName)].map(([, , name = '']) => name);

const distinct = (names: readonly string[]) => [...new Set(names)].sort();

/**
 * What the modules of a bundle use of the contract. Calls and routes come from webpack's record of imports, so that an
 * alias hides nothing. Events and panels are named by strings, so every string that is such a name counts.
 */
const usesOf = (modules: Iterable<Module>, isOwn: (file: string) => boolean): Uses => {
  const own = [...modules].filter((module) => module instanceof NormalModule && isOwn(module.resource));
  const names = own.flatMap((module) => module.dependencies.flatMap(memberChains)).map(usedNames);
  const quotedNames = new Set(own.flatMap(quotedNamesIn));
  return {
    calls: distinct(names.flatMap(({ calls }) => calls)),
    routes: distinct(names.flatMap(({ routes }) => routes)),
    events: events.filter((name) => quotedNames.has(name)),
    panels: panelNames.filter((name) => quotedNames.has(name)),
  };
};

/** Collects the uses before modules are concatenated. Call the result when all modules are built. */
export const collectUses = (compilation: Compilation, isOwn: (file: string) => boolean): (() => Uses) => {
  let uses: Uses | undefined;
  compilation.hooks.finishModules.tap('Uses', (modules) => {
    uses = usesOf(modules, isOwn);
  });
  return () => {
    if (uses === undefined) throw new Error('The uses are known only when all modules are built');
    return uses;
  };
};

/** Writes what the shell and its shared packages use of the contract to uses.json, which tools/contract-guard reads. */
export class UsesPlugin {
  constructor(private readonly isOwn: (file: string) => boolean) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Uses', (compilation) => {
      const uses = collectUses(compilation, this.isOwn);
      compilation.hooks.processAssets.tap(
        { name: 'Uses', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => compilation.emitAsset('uses.json', new webpack.sources.RawSource(JSON.stringify(uses()))),
      );
    });
  }
}
