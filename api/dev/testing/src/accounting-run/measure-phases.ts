import { countRequests } from './count-requests';

/** Measures the requests to `origin` and the time of each phase. Requests of killed workers are not counted. */
export const measurePhases = (origin: string) => {
  const requests = countRequests(origin);
  let before = { ...requests.read(), at: performance.now() };
  return {
    /** Describes what has happened since the last phase ended. */
    end: (name: string): string => {
      const now = { ...requests.read(), at: performance.now() };
      const calls = now.calls - before.calls;
      const refused = now.refused - before.refused;
      const seconds = Math.round((now.at - before.at) / 1000);
      before = now;
      return `${name}: ${calls} requests, ${refused} answered with 429, ${seconds} s`;
    },
    stop: requests.stop,
  };
};
