import { ApiError } from '@husrum/api-client';
import type { AccountingName } from '@husrum/contract/accounting';
import { routes } from '@husrum/contract/routes';
import { AppLink, PageButton, useAppNavigate } from '@husrum/platform';
import { PageFrame } from '@husrum/ui';
import { Alert } from '@husrum/ui/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuthenticate } from './accounting.queries';
import { accountingTexts } from './accounting.texts';
import { type CallbackAnswer, readCallback } from './callback.rules';

const texts = accountingTexts.callback;
/** The time for which the result is shown before the page is left. A failure is shown long enough to be read. */
const SUCCESS_MS = 1500;
const FAILURE_MS = 15_000;

const getFailureText = (name: AccountingName, { kind }: CallbackAnswer, error: Error | null): string => {
  if (kind === 'refused') return texts.refused(name);
  if (kind === 'nothing') return texts.nothing;
  return error instanceof ApiError && error.message !== '' ? error.message : texts.failed[name];
};

/** Navigates to the integrations after the delay, or not at all if the delay is undefined. */
const useLeaveAfter = (delayMs: number | undefined): void => {
  const navigate = useAppNavigate();
  useEffect(() => {
    if (delayMs === undefined) return undefined;
    const timer = setTimeout(() => navigate(routes.integration.overview(), { replace: true }), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, navigate]);
};

/** The page to which an accounting program redirects the user. Exchanges the authorization code once, and shows the result. */
export const OAuthCallback = ({ name }: { name: AccountingName }) => {
  const navigate = useAppNavigate();
  const { pathname, search } = useLocation();
  const [answer] = useState(() => readCallback(search));
  const [isConnected, setConnected] = useState(false);
  const { mutate, error } = useAuthenticate(name, () => setConnected(true));
  const hasSent = useRef(false);
  useEffect(() => {
    if (hasSent.current) return;
    hasSent.current = true;
    // The code is a secret: remove it from the address and from the history.
    navigate(pathname, { replace: true });
    if (answer.kind === 'code') mutate({ body: { code: answer.code, state: answer.state ?? '' } });
  }, [answer, mutate, navigate, pathname]);
  const hasFailed = answer.kind !== 'code' || error !== null;
  const failureDelayMs = hasFailed ? FAILURE_MS : undefined;
  useLeaveAfter(isConnected ? SUCCESS_MS : failureDelayMs);
  return (
    <PageFrame narrow title={texts.title(name)}>
      {isConnected ? (
        <Alert type="success" showIcon title={texts.success(name)} description={texts.leaving} />
      ) : hasFailed ? (
        <Failure name={name} text={getFailureText(name, answer, error)} />
      ) : (
        <Alert type="info" showIcon role="status" title={texts.progress(name)} />
      )}
    </PageFrame>
  );
};

const Failure = ({ name, text }: { name: AccountingName; text: string }) => (
  <Alert
    type="error"
    showIcon
    title={texts.failedTitle(name)}
    description={
      <div className="h-stack">
        <p>
          {text}{' '}
          {name === 'FORTNOX' && (
            <AppLink to={routes.help.faq({}, { topic: 'integrations' })}>{texts.help}</AppLink>
          )}
        </p>
        <span className="h-muted">{texts.leaving}</span>
        <span>
          <PageButton to={routes.integration.overview()}>{texts.toIntegrations}</PageButton>
        </span>
      </div>
    }
  />
);
