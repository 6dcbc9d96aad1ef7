import { type Addon, addonRows } from './addon-rows.rules';
import { explainAddon, explainRent, formatPeriod } from './explanation.texts';
import { type RentVersion, rentRows } from './rent-rows.rules';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2212', '-');
const explain = (start: string, stop: string, version: Partial<RentVersion>): string[] =>
  rentRows({ start, stop }, [
    { validFrom: '2020-01-01', fee: 8500, feeAsM2: false, areas: [], interval: 'MONTHLY', ...version },
  ]).map((row) => plain(explainRent(row)));

describe('explanation texts', () => {
  it.each<[string, string, Partial<RentVersion>, string]>([
    ['2027-02-10', '2027-02-28', {}, 'Hyra 8 500 kr × 19/28 = 5 767,86 kr'],
    ['2026-11-01', '2026-11-30', {}, 'Hyra 8 500 kr'],
    ['2026-11-16', '2026-11-30', {}, 'Hyra 8 500 kr × 15/30 = 4 250 kr'],
    ['2026-11-16', '2026-12-31', {}, 'Hyra 8 500 kr × (15/30 + 1) = 12 750 kr'],
    ['2026-11-01', '2026-12-31', {}, 'Hyra 8 500 kr × 2 = 17 000 kr'],
    [
      '2026-11-15',
      '2027-01-31',
      { fee: 45_000, interval: 'QUARTERLY' },
      'Hyra 45 000 kr × (16/30 + 2)/3 = 38 000 kr',
    ],
    ['2027-01-01', '2027-02-28', { fee: 45_000, interval: 'QUARTERLY' }, 'Hyra 45 000 kr × 2/3 = 30 000 kr'],
    [
      '2027-03-10',
      '2027-12-31',
      { fee: 120_000, interval: 'YEARLY' },
      'Hyra 120 000 kr × (22/31 + 9)/12 = 97 096,77 kr',
    ],
    [
      '2026-11-01',
      '2026-11-30',
      { fee: 129.516, feeAsM2: true, areas: [{ validFrom: '2020-01-01', area: 850 }] },
      'Hyra 110 088,60 kr (129,516 kr/m² × 850 m²)',
    ],
  ])('explain the rent from %s to %s', (start, stop, version, text) => {
    expect(explain(start, stop, version)).toEqual([text]);
  });

  it('explain an add-on by its name and its own interval', () => {
    const addon: Addon = {
      id: 1,
      name: 'Rabatt',
      feeOre: -15_000,
      taxRate: 0,
      interval: 'PER_NOTICE',
      start: '2026-11-16',
      stop: null,
    };
    const [row] = addonRows({ start: '2026-11-01', stop: '2026-11-30' }, 'MONTHLY', [addon]);
    expect(row && plain(explainAddon(row, 'MONTHLY'))).toBe('Rabatt -150 kr × 15/30 = -75 kr');
    const monthly: Addon = {
      ...addon,
      name: 'Bredband',
      feeOre: 19_900,
      interval: 'MONTHLY',
      start: '2026-11-01',
    };
    const [quarter] = addonRows({ start: '2026-11-01', stop: '2027-01-31' }, 'QUARTERLY', [monthly]);
    expect(quarter && plain(explainAddon(quarter, 'QUARTERLY'))).toBe('Bredband 199 kr × 3 = 597 kr');
    const [part] = addonRows({ start: '2026-11-16', stop: '2027-01-31' }, 'QUARTERLY', [monthly]);
    expect(part && plain(explainAddon(part, 'QUARTERLY'))).toBe('Bredband 199 kr × (15/30 + 2) = 497,50 kr');
  });

  it('label whole months by name, others by their days', () => {
    expect(formatPeriod({ start: '2026-11-01', stop: '2026-11-30' })).toBe('november 2026');
    expect(formatPeriod({ start: '2026-11-01', stop: '2027-01-31' })).toBe('november 2026 – januari 2027');
    expect(formatPeriod({ start: '2026-11-16', stop: '2026-11-30' })).toBe('2026-11-16 – 2026-11-30');
  });
});
