import { errorCode } from '../../errors';

/** Whether a process with the id runs, of whichever user. */
export const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
};
