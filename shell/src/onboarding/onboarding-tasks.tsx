import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import type { OnboardingTask } from '@husrum/contract/onboarding';
import { AppLink, notify } from '@husrum/platform';
import { Button } from '@husrum/ui/core';
import { getNavIcon } from '../frame/nav-icons';
import { useSkipOnboardingTask } from './onboarding.queries';
import { onboardingTexts } from './onboarding.texts';

const TaskIcon = ({ task }: { task: OnboardingTask }) => {
  const Icon = getNavIcon(task.icon);
  if (task.completed)
    return (
      <CheckCircleFilled
        className="s-steps__icon s-steps__icon--done"
        aria-label={task.skipped ? onboardingTexts.skipped : onboardingTexts.done}
      />
    );
  if (task.locked) return <LockOutlined className="s-steps__icon" aria-label={onboardingTexts.locked} />;
  return (
    <span className="s-steps__icon">
      <Icon aria-hidden />
    </span>
  );
};

const TaskTitle = ({ task: { title, locked, redirectOptions } }: { task: OnboardingTask }) =>
  locked ? (
    <button
      type="button"
      className="s-steps__locked"
      onClick={() => notify.info(onboardingTexts.lockedToast)}
    >
      {title}
    </button>
  ) : (
    <AppLink to={redirectOptions.path}>{title}</AppLink>
  );

/** Tasks of the guide: done, open or locked. The first open one is marked as next. */
export const OnboardingTasks = ({
  tasks,
  next,
}: {
  tasks: readonly OnboardingTask[];
  next: string | null;
}) => {
  const skip = useSkipOnboardingTask();
  return (
    <ol className="s-steps">
      {tasks.map((task) => (
        <li
          key={task.key}
          className={`s-steps__item${task.title === next ? ' s-steps__item--next' : ''}`}
          aria-current={task.title === next ? 'step' : undefined}
        >
          <TaskIcon task={task} />
          <div className="s-steps__text">
            <TaskTitle task={task} />
            <p>{task.description}</p>
          </div>
          {!task.completed && (
            <span className="s-steps__aside">
              {onboardingTexts.minutes(task.minutes)}
              {task.optional && (
                <Button
                  size="small"
                  type="text"
                  aria-label={onboardingTexts.skipTask(task.title)}
                  loading={skip.isPending && skip.variables?.params?.key === task.key}
                  onClick={() => skip.mutate({ params: { key: task.key } })}
                >
                  {onboardingTexts.skip}
                </Button>
              )}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
};
