/** A day of the month as a Swedish ordinal number: `1:a`, `3:e`, `22:a`. */
export const formatOrdinalDay = (day: number): string => {
  const lastDigit = day % 10;
  const tens = Math.floor(day / 10);
  return `${day}:${tens !== 1 && (lastDigit === 1 || lastDigit === 2) ? 'a' : 'e'}`;
};
