import { dateTime, instantAt } from '@husrum/format';

/** Unix seconds as an instant. */
export const instantOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Unix seconds as a form shows them, `2026-11-20 10:08`, and back; an empty field is no date. */
export const wallOf = (seconds: number): string => dateTime(instantOf(seconds));
export const secondsOf = (wall: string | null): number | null =>
  wall === null ? null : instantAt(wall).getTime() / 1000;
