import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Import } from './affected.rules';
import { resolveDoor } from './doors.rules';
import { runBin } from './process';
import { root, workspacePackages } from './workspace';

interface Graph {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly {
      readonly resolved: string;
      /** It is as the file writes it: `@husrum/api-rent`. */
      readonly module: string;
      readonly dependencyTypes: readonly string[];
    }[];
  }[];
}

const readSource = (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';

/**
 * The imports between files of the workspace that exist at run time, without those of types. An import through the door of one
 * of the server's packages leads to the files behind it.
 */
export const loadImports = async (): Promise<Import[]> => {
  const folders = workspacePackages().map(({ folder }) => folder);
  const options = [
    '-c',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    '--include-only',
    `^(${folders.join('|')})/`,
  ];
  const { output } = await runBin('depcruise', [...options, ...folders], { quiet: true });
  const { modules }: Graph = JSON.parse(output);
  return modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
      .flatMap(({ resolved, module }) => resolveDoor({ source, module, door: resolved }, readSource))
      .map((to) => ({ from: source, to })),
  );
};
