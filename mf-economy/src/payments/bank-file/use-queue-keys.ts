import { type RefObject, useEffect } from 'react';

/** What a key does with the payment that has the focus. */
export type QueueAction = 'choose' | 'divide' | 'aside';
const actions: Readonly<Record<string, QueueAction>> = { v: 'choose', d: 'divide', u: 'aside' };
const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** The checkbox or the first button of each payment of the queue. */
const listControls = (queue: HTMLElement | null): HTMLElement[] =>
  [...(queue?.querySelectorAll('[data-payment]') ?? [])].flatMap((row) => {
    const control = row.querySelector('input, button');
    return control instanceof HTMLElement ? [control] : [];
  });

const isCheckbox = (control: HTMLElement): boolean =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

/**
 * Works a queue of payments by keyboard. The letter j begins it, unless something else has the focus. While the control of a payment has
 * the focus, j and k and the arrows move between the payments, Enter ticks a proposal and goes on, and a letter opens what it
 * stands for. Tab leaves the queue as always.
 */
export const useQueueKeys = (
  queue: RefObject<HTMLElement | null>,
  onAction: (action: QueueAction, paymentId: number) => void,
): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || event.defaultPrevented || document.querySelector('[role=dialog]'))
        return;
      const controls = listControls(queue.current);
      const { activeElement } = document;
      const index = activeElement instanceof HTMLElement ? controls.indexOf(activeElement) : -1;
      const moveTo = (target: number) => {
        event.preventDefault();
        controls[Math.min(Math.max(target, 0), controls.length - 1)]?.focus();
      };
      if (index === -1) {
        if (key === 'j' && activeElement === document.body && controls.length > 0) moveTo(0);
        return;
      }
      const step = steps[key];
      const action = actions[key];
      const control = controls[index];
      if (control === undefined) return;
      if (step !== undefined) moveTo(index + step);
      else if (key === 'Enter' && isCheckbox(control)) {
        control.click();
        moveTo(index + 1);
      } else if (action !== undefined) {
        event.preventDefault();
        onAction(action, Number(control.closest('[data-payment]')?.getAttribute('data-payment')));
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [queue, onAction]);
};
