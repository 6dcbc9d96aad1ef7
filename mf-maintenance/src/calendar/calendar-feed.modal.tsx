import './calendar-feed.css';
import { busEvent } from '@husrum/contract/bus';
import { type CalendarFeed, calendarCalls } from '@husrum/contract/calendar';
import { formatDateTime } from '@husrum/format';
import { useApiMutation } from '@husrum/platform';
import { CopyButton, DoneFooter, QueryContent, RowsSkeleton, useConfirm } from '@husrum/ui';
import { Button, Modal } from '@husrum/ui/core';
import { useOwnFeed } from './calendar.queries';
import { feedTexts } from './calendar.texts';

const publish = () => [busEvent('calendarFeed.changed', {})];

/** A `webcal:` link: Apple Calendar and Outlook open it and add the subscription. */
const toWebcalLink = (url: string): string => url.replace(/^https?:/, 'webcal:');

const Instructions = () => (
  <>
    <h3>{feedTexts.how}</h3>
    <dl className="calendar-feed__steps">
      {feedTexts.steps.map(({ program, text }) => (
        <div key={program}>
          <dt>{program}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </>
);

const FeedLink = ({ feed: { url, created_at, read_at } }: { feed: CalendarFeed }) => {
  const confirm = useConfirm();
  const renew = useApiMutation(calendarCalls.renewFeed, { publish, successMessage: feedTexts.renewed });
  const revoke = useApiMutation(calendarCalls.revokeFeed, {
    publish,
    successMessage: ({ message }) => message,
  });
  const confirmAndRenew = async () => {
    const { renewTitle: title, renewText: text, renew: ok } = feedTexts;
    if (await confirm({ title, text, ok })) renew.mutate({});
  };
  const confirmAndRevoke = async () => {
    const { revokeTitle: title, revokeText: text, revoke: ok } = feedTexts;
    if (await confirm({ title, text, ok, danger: true })) revoke.mutate({});
  };
  return (
    <>
      <div className="calendar-feed__link">
        <output aria-label={feedTexts.link}>{url}</output>
        <CopyButton text={url} label={feedTexts.copy} />
      </div>
      <p className="h-muted">
        {feedTexts.createdAt(formatDateTime(created_at))}{' '}
        {read_at === null ? feedTexts.neverRead : feedTexts.readAt(formatDateTime(read_at))}
      </p>
      <p>{feedTexts.secret}</p>
      <div className="calendar-feed__actions">
        <Button href={toWebcalLink(url)}>{feedTexts.openInProgram}</Button>
        <Button call={calendarCalls.renewFeed} loading={renew.isPending} onClick={confirmAndRenew}>
          {feedTexts.renew}
        </Button>
        <Button danger call={calendarCalls.revokeFeed} loading={revoke.isPending} onClick={confirmAndRevoke}>
          {feedTexts.revoke}
        </Button>
      </div>
      <Instructions />
    </>
  );
};

const CreateFeed = () => {
  const create = useApiMutation(calendarCalls.renewFeed, { publish });
  return (
    <>
      <p>{feedTexts.secret}</p>
      <Button
        type="primary"
        call={calendarCalls.renewFeed}
        loading={create.isPending}
        onClick={() => create.mutate({})}
      >
        {feedTexts.create}
      </Button>
    </>
  );
};

/** The user's own subscription: create, copy, renew and revoke its secret link. */
export default function CalendarFeedModal({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      open
      title={feedTexts.title}
      onCancel={onClose}
      footer={<DoneFooter label={feedTexts.close} onDone={onClose} />}
      width={640}
    >
      <div className="calendar-feed">
        <p>
          {feedTexts.intro} {feedTexts.contents}
        </p>
        <QueryContent query={useOwnFeed()} skeleton={<RowsSkeleton rows={3} />} compact>
          {({ feed }) => (feed ? <FeedLink feed={feed} /> : <CreateFeed />)}
        </QueryContent>
      </div>
    </Modal>
  );
}
