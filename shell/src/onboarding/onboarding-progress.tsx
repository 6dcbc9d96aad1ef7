import './onboarding.css';
import { routes } from '@husrum/contract/routes';
import { AppLink, useOptionalSession } from '@husrum/platform';
import { useOnboardingProgress } from './onboarding.queries';
import { onboardingTexts } from './onboarding.texts';

/**
 * The progress of the guide in the menu, if the user's profile enables it. Uses a plain `progress` element, because antd's is
 * not loaded with the frame.
 */
export const OnboardingProgress = () => {
  const session = useOptionalSession();
  const isShown = session?.user.show_onboarding_in_sidebar ?? false;
  const { data } = useOnboardingProgress(isShown);
  if (!isShown || data === undefined) return null;
  return (
    <AppLink to={routes.home.onboard()} className="s-onboarding">
      <span className="s-onboarding__title">{onboardingTexts.title}</span>
      <progress value={data.percent} max={100} aria-label={onboardingTexts.progress} />
      <span className="s-onboarding__next">
        {data.next === null
          ? onboardingTexts.count(data.completed, data.total)
          : onboardingTexts.next(data.next)}
      </span>
    </AppLink>
  );
};
