/** The `catalog:` block of pnpm-workspace.yaml: package → range. Flat and ours, so lines are enough. */
export const parse = (yaml: string): Record<string, string> => {
  const [, block = ''] = yaml.split(/^catalog:\s*$/m);
  const [entries = ''] = block.split(/^\S/m);
  return Object.fromEntries(
    [...entries.matchAll(/^\s+['"]?([^'":\s]+)['"]?:\s*['"]?([^'"\s]+)['"]?\s*$/gm)].map(
      ([, name = '', range = '']) => [name, range],
    ),
  );
};
