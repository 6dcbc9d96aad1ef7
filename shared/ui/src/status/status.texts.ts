export const statusTexts = {
  UTHYRD: 'Uthyrd',
  VAKANT: 'Vakant',
  letFrom: (start: string) => `Vakant, uthyrd från ${start}`,
  freeFrom: (day: string) => `Uthyrd, ledig från ${day}`,
} as const;
