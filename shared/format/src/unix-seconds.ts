/** Unix seconds from an ISO instant, rounded down. */
export function toUnixSeconds(instant: string): number;
export function toUnixSeconds(instant: string | null): number | null;
export function toUnixSeconds(instant: string | null): number | null {
  return instant === null ? null : Math.floor(Date.parse(instant) / 1000);
}

/** An ISO instant from Unix seconds. */
export function toInstant(seconds: number): string;
export function toInstant(seconds: number | null): string | null;
export function toInstant(seconds: number | null): string | null {
  return seconds === null ? null : new Date(seconds * 1000).toISOString();
}
