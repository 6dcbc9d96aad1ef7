interface DemoSupplement {
  readonly row: {
    readonly name: string;
    readonly quantity: number;
    /** Per unit, without VAT. */
    readonly feeOre: number;
    readonly unit: string | null;
    readonly tax_rate: 0 | 25;
  };
  readonly daysAgo: number;
  /** EDIT: not finished. FINISHED: waits for review or for sending, depending on the company's settings. */
  readonly outcome: 'EDIT' | 'FINISHED' | 'CANCELLED';
}

const key = { name: 'Extra nyckel', quantity: 2, feeOre: 18_000, unit: 'st', tax_rate: 0 } as const;
const lock = { name: 'Låsbyte', quantity: 1, feeOre: 145_000, unit: null, tax_rate: 0 } as const;
const laundry = {
  name: 'Förlorad tvättstugebricka',
  quantity: 1,
  feeOre: 25_000,
  unit: 'st',
  tax_rate: 0,
} as const;
const window = {
  name: 'Byte av fönsterglas',
  quantity: 1,
  feeOre: 238_000,
  unit: null,
  tax_rate: 0,
} as const;

export const supplements: readonly DemoSupplement[] = [
  { row: key, daysAgo: 9, outcome: 'FINISHED' },
  { row: lock, daysAgo: 8, outcome: 'CANCELLED' },
  { row: laundry, daysAgo: 6, outcome: 'FINISHED' },
  { row: window, daysAgo: 5, outcome: 'EDIT' },
  { row: key, daysAgo: 4, outcome: 'FINISHED' },
  { row: laundry, daysAgo: 3, outcome: 'CANCELLED' },
  { row: key, daysAgo: 2, outcome: 'FINISHED' },
  { row: lock, daysAgo: 1, outcome: 'EDIT' },
];
