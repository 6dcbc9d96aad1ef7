/** A day `2026-11-20`, a month `2026-11`, or a day and time `2026-11-20 10:08`. */
export type DateKind = 'day' | 'month' | 'minute';
