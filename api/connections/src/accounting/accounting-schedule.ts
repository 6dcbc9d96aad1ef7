/** When connections to accounting programs are synchronised: once a day, when the day's payments are booked there. */
export const DAILY_SYNC = { at: '5:00' } as const;
