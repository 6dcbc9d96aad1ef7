/** What the product promises (2 cores). A figure beyond its bound makes the benchmark fail. */
export const bounds = {
  /** By the engine alone, on one core. */
  invoicesPerSecond: 20_000,
  /** Invoices of the month run, made, drawn and mailed. */
  invoices: 5000,
  monthSeconds: { postgres: 60, embedded: null },
  /** What a person who looks at the product while the month runs waits for it: 95 times of 100, and the longest. */
  readMilliseconds: { postgres: 200, embedded: 200 },
  longestReadMilliseconds: { postgres: 200, embedded: null },
} as const;

export type BenchDatabase = keyof typeof bounds.monthSeconds;

/** `12 345 (at most 60): too much`. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** Null where nothing is promised. */
  least?: number;
  most?: number | null;
}

export const holds = ({ value, least, most }: Figure): boolean =>
  (least === undefined || value >= least) && (most == null || value <= most);
