export const filterTexts = {
  button: (activeCount: number) => (activeCount > 0 ? `Filter (${activeCount})` : 'Filter'),
  remove: (chip: string) => `Ta bort filtret ${chip}`,
  clear: 'Rensa filter',
  all: 'Alla',
} as const;
