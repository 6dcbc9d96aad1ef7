import { dateTime } from './date-text';

const asUtc = (wall: string): number => Date.parse(`${wall.replace(' ', 'T')}Z`);

/**
 * The instant at which Swedish clocks show `2026-11-20 10:08`, as `dateTime` writes it. A time that clocks leap over in
 * spring is taken an hour later; of one that comes twice in autumn the second is meant.
 */
export const instantAt = (wall: string): Date => {
  const wanted = asUtc(wall);
  const ahead = (instant: number) => asUtc(dateTime(new Date(instant))) - wanted;
  const near = wanted - ahead(wanted);
  return new Date(near - ahead(near));
};
