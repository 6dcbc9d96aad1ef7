import type { Import } from './affected.rules';
import { runBin } from './process';
import { workspacePackages } from './workspace';

interface Graph {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly {
      readonly resolved: string;
      readonly dependencyTypes: readonly string[];
    }[];
  }[];
}

/** The imports between files of the workspace that exist at run time, without those of types. */
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
      .map(({ resolved }) => ({ from: source, to: resolved })),
  );
};
