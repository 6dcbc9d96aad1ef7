export const orderedListTexts = {
  moveUp: (label: string) => `Flytta ${label} uppåt`,
  moveDown: (label: string) => `Flytta ${label} nedåt`,
  remove: (label: string) => `Ta bort ${label}`,
  moved: (label: string, place: number, count: number) =>
    `${label} flyttades till plats ${place} av ${count}`,
  removed: (label: string) => `${label} togs bort`,
} as const;
