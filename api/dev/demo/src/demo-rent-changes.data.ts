/**
 * The percentage by which rents changed on 1 January of each year: those of apartments by negotiation, those of premises by
 * their index clause.
 */
export const rentChanges: Readonly<Record<'apartments' | 'premises', Readonly<Record<number, number>>>> = {
  apartments: {
    2018: 1,
    2019: 1.8,
    2020: 1.9,
    2021: 1.4,
    2022: 1.8,
    2023: 4.1,
    2024: 5,
    2025: 4.8,
    2026: 3.5,
  },
  premises: {
    2018: 1.7,
    2019: 2.3,
    2020: 1.6,
    2021: 0.3,
    2022: 2.8,
    2023: 10.9,
    2024: 6.5,
    2025: 1.6,
    2026: 0.9,
  },
};

/** Percent, in years that are not listed. */
export const USUAL_RENT_CHANGE = 2;
