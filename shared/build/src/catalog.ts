/** The `catalog:` block of pnpm-workspace.yaml as package → range. The block is flat, so no YAML parser is needed. */
export const parseCatalog = (yaml: string): Record<string, string> => {
  const [, block = ''] = yaml.split(/^catalog:\s*$/m);
  const [entries = ''] = block.split(/^\S/m);
  return Object.fromEntries(
    [...entries.matchAll(/^\s+['"]?([^'":\s]+)['"]?:\s*['"]?([^'"\s]+)['"]?\s*$/gm)].map(
      ([, name = '', range = '']) => [name, range],
    ),
  );
};
