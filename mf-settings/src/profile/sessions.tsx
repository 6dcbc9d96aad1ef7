import './sessions.css';
import type { SessionRow } from '@husrum/contract/session';
import { DateText, QueryContent, RowsSkeleton, Section, ToneTag, useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useEndOtherSessions, useEndSession, useSessions } from './profile.queries';
import { profileTexts } from './profile.texts';

const SessionItem = ({ session }: { session: SessionRow }) => {
  const end = useEndSession();
  const { id, device, created_at, seen_at, current } = session;
  return (
    <li className="sessions__item">
      <div>
        <div className="sessions__device">
          {device} {current && <ToneTag tone="green">{profileTexts.thisDevice}</ToneTag>}
        </div>
        <div className="h-muted">
          {profileTexts.signedIn} <DateText value={created_at} time />, {profileTexts.lastUsed}{' '}
          <DateText value={seen_at} time />
        </div>
      </div>
      {!current && (
        <Button
          size="small"
          aria-label={profileTexts.signOutDevice(device)}
          loading={end.isPending}
          onClick={() => end.mutate({ params: { session: id } })}
        >
          {profileTexts.signOut}
        </Button>
      )}
    </li>
  );
};

const SignOutOthers = () => {
  const confirm = useConfirm();
  const endOthers = useEndOtherSessions();
  const signOut = async () => {
    const isSure = await confirm({
      title: profileTexts.confirmSignOutOthers,
      text: profileTexts.signOutOthersHelp,
      ok: profileTexts.signOutOthers,
    });
    if (isSure) endOthers.mutate({});
  };
  return (
    <Button size="small" loading={endOthers.isPending} onClick={() => void signOut()}>
      {profileTexts.signOutOthers}
    </Button>
  );
};

/** The devices on which the user is signed in. */
export const Sessions = () => {
  const sessions = useSessions();
  const hasOthers = sessions.data?.some(({ current }) => !current) ?? false;
  return (
    <Section title={profileTexts.sessions} extra={hasOthers && <SignOutOthers />}>
      <QueryContent query={sessions} skeleton={<RowsSkeleton rows={2} />} compact>
        {(rows) => (
          <ul className="sessions">
            {rows.map((session) => (
              <SessionItem key={session.id} session={session} />
            ))}
          </ul>
        )}
      </QueryContent>
    </Section>
  );
};
