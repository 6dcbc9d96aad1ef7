/** Unix seconds from an ISO instant. Part of a second is left out. */
export function toUnixSeconds(instant: string): number;
export function toUnixSeconds(instant: string | null): number | null;
export function toUnixSeconds(instant: string | null): number | null {
  return instant === null ? null : Math.floor(Date.parse(instant) / 1000);
}
