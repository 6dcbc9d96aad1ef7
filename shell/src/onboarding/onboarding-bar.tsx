import { formatPercent } from '@husrum/format';
import { Progress } from '@husrum/ui/progress';
import { onboardingTexts } from './onboarding.texts';

/** The completed share of the guide. */
export const OnboardingBar = ({ percent }: { percent: number }) => (
  <Progress
    percent={percent}
    strokeColor="var(--h-primary)"
    format={(value = 0) => formatPercent(value)}
    aria-label={onboardingTexts.progress}
  />
);
