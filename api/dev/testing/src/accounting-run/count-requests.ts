export interface RequestCount {
  readonly calls: number;
  /** It is answered with 429. */
  readonly refused: number;
}

/** Counts the requests of this process to the program at `origin`. */
export const countRequests = (origin: string) => {
  const { fetch } = globalThis;
  let calls = 0;
  let refused = 0;
  globalThis.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (!String(input).startsWith(origin)) return answer;
    calls += 1;
    if (answer.status === 429) refused += 1;
    return answer;
  };
  return {
    read: (): RequestCount => ({ calls, refused }),
    stop: (): void => {
      globalThis.fetch = fetch;
    },
  };
};
