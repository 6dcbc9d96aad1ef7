import './task-list.css';
import { maintenanceTexts } from './maintenance.texts';

/** The tasks in order, read-only. */
export const TaskNames = ({ tasks }: { tasks: readonly { id: number; task: string }[] }) =>
  tasks.length === 0 ? (
    <span className="h-muted">{maintenanceTexts.noTasks}</span>
  ) : (
    <ol className="m-task-list__read">
      {tasks.map(({ id, task }) => (
        <li key={id}>{task}</li>
      ))}
    </ol>
  );
