import type { Page } from '@playwright/test';

declare global {
  interface Window {
    expiredTimeouts?: number;
  }
}

/** After this time the product gives up on code or a response that does not come: LOAD_TIMEOUT_MS and RESPONSE_TIMEOUT_MS. */
const PRODUCT_TIMEOUT_MS = 10_000;

/**
 * Counts the timeouts of the product that run out in the page, from its next load on. With `never`, none runs out: what is shown
 * anyway has not waited for one, however slow the machine is.
 */
export const watchProductTimeouts = (page: Page, { never }: { never: boolean }) =>
  page.addInitScript(
    ({ timeoutMs, never }) => {
      window.expiredTimeouts = 0;
      const expire = () => {
        window.expiredTimeouts = (window.expiredTimeouts ?? 0) + 1;
      };
      const { setTimeout: setTimer } = window;
      const { timeout: createSignal } = AbortSignal;
      const startTimer = (handler: TimerHandler, ms?: number, ...parameters: unknown[]): number => {
        if (ms !== timeoutMs || typeof handler !== 'function') return setTimer(handler, ms, ...parameters);
        // A number that no timer has: clearing it does nothing.
        if (never) return -1;
        return setTimer(() => {
          expire();
          handler(...parameters);
        }, ms);
      };
      Object.assign(window, { setTimeout: startTimer });
      AbortSignal.timeout = (ms) => {
        if (ms !== timeoutMs) return createSignal.call(AbortSignal, ms);
        if (never) return new AbortController().signal;
        const signal = createSignal.call(AbortSignal, ms);
        signal.addEventListener('abort', expire);
        return signal;
      };
    },
    { timeoutMs: PRODUCT_TIMEOUT_MS, never },
  );
