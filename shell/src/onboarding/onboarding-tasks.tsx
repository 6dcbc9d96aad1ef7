import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import type { OnboardingTask } from '@husrum/contract/onboarding';
import { AppLink, notify, PageButton, useHasPage } from '@husrum/platform';
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

/** The title of a completed task links to its page, if the user can open that. An open task has a button for it instead. */
const TaskTitle = ({ task: { title, completed, locked, redirectOptions } }: { task: OnboardingTask }) => {
  const hasPage = useHasPage(redirectOptions.path);
  if (locked)
    return (
      <button
        type="button"
        className="s-steps__locked"
        onClick={() => notify.info(onboardingTexts.lockedToast)}
      >
        {title}
      </button>
    );
  return completed && hasPage ? (
    <AppLink to={redirectOptions.path}>{title}</AppLink>
  ) : (
    <strong>{title}</strong>
  );
};

interface ItemProps {
  task: OnboardingTask;
  isNext: boolean;
  isSkipping: boolean;
  onSkip: () => void;
}

/** How long an open task takes, its button, and the button that skips an optional one. */
const TaskActions = ({ task, isNext, isSkipping, onSkip }: ItemProps) => (
  <span className="s-steps__aside">
    {onboardingTexts.minutes(task.minutes)}
    {task.permitted && task.optional && (
      <Button
        type="text"
        aria-label={onboardingTexts.skipTask(task.title)}
        loading={isSkipping}
        onClick={onSkip}
      >
        {onboardingTexts.skip}
      </Button>
    )}
    {task.permitted && !task.locked && (
      <PageButton to={task.redirectOptions.path} {...(isNext && { type: 'primary' })}>
        {task.action}
      </PageButton>
    )}
  </span>
);

/** Tasks of the guide: done, open or locked. The task with the title `next` is marked. */
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
            <TaskActions
              task={task}
              isNext={task.title === next}
              isSkipping={skip.isPending && skip.variables?.params?.key === task.key}
              onSkip={() => skip.mutate({ params: { key: task.key } })}
            />
          )}
        </li>
      ))}
    </ol>
  );
};
