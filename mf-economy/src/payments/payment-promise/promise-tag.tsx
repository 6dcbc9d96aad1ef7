import type { OpenPromise } from '@husrum/contract/payment-promise';
import { today } from '@husrum/format';
import { ToneTag } from '@husrum/ui';
import { paymentPromiseTexts as texts } from './payment-promise.texts';
import { formatPromiseDay } from './promise-day.rules';

/** What a tenant has promised to pay, while it is not paid, or that the promise is broken. Renders nothing without a promise. */
export const PromiseTag = ({ promise }: { promise: OpenPromise | null | undefined }) => {
  if (promise == null) return null;
  const { promised_on, amount, is_broken } = promise;
  const day = formatPromiseDay(promised_on, today(new Date()));
  return is_broken ? (
    <ToneTag tone="red">{texts.brokenTag(day)}</ToneTag>
  ) : (
    <ToneTag tone="blue">{texts.tag(day, amount)}</ToneTag>
  );
};
