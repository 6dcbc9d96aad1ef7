import './onboarding.css';
import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import { calculateOnboardingProgress, type OnboardingTaskGroup } from '@husrum/contract/onboarding';
import { routes } from '@husrum/contract/routes';
import { toProfileInput } from '@husrum/contract/session';
import { PageButton, useSession } from '@husrum/platform';
import { PageFrame, QueryContent, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { ImportOffer } from './import-offer';
import { useHideOnboarding, useOnboardingGuide } from './onboarding.queries';
import { onboardingTexts } from './onboarding.texts';
import { OnboardingBar } from './onboarding-bar';
import { OnboardingTasks } from './onboarding-tasks';

const Congratulations = ({ onShowGuide }: { onShowGuide: () => void }) => {
  const { user } = useSession();
  const hide = useHideOnboarding();
  return (
    <Section>
      <div className="s-congratulations">
        <CheckCircleFilled className="s-congratulations__icon" aria-hidden />
        <h2>{onboardingTexts.congratulations}</h2>
        <p>{onboardingTexts.congratulationsText}</p>
        <div className="s-congratulations__actions">
          <PageButton type="primary" to={routes.home.dashboard()}>
            {onboardingTexts.toDashboard}
          </PageButton>
          <Button onClick={onShowGuide}>{onboardingTexts.showGuide}</Button>
          {user.show_onboarding_in_sidebar && (
            <Button
              loading={hide.isPending}
              onClick={() =>
                hide.mutate({ body: { ...toProfileInput(user), show_onboarding_in_sidebar: false } })
              }
            >
              {onboardingTexts.hide}
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
};

const Guide = ({ groups }: { groups: readonly OnboardingTaskGroup[] }) => {
  const [showsGuide, setShowsGuide] = useState(false);
  const { completed, total, percent, next } = calculateOnboardingProgress(
    groups.flatMap(({ tasks }) => tasks),
  );
  const isComplete = percent === 100;
  return (
    <PageFrame title={onboardingTexts.title} facts={[onboardingTexts.count(completed, total)]} narrow>
      {isComplete && !showsGuide ? (
        <Congratulations onShowGuide={() => setShowsGuide(true)} />
      ) : (
        <>
          <OnboardingBar percent={percent} />
          <ImportOffer tasks={groups.flatMap(({ tasks }) => tasks)} />
          {groups.map(({ title, description, tasks }) => (
            <Section key={title} title={title}>
              <p className="s-steps__description">{description}</p>
              <OnboardingTasks tasks={tasks} next={next} />
            </Section>
          ))}
        </>
      )}
    </PageFrame>
  );
};

/** The getting-started guide. */
export default function OnboardingScreen() {
  return <QueryContent query={useOnboardingGuide()}>{({ data }) => <Guide groups={data} />}</QueryContent>;
}
