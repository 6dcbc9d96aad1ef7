import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { pool as createPool, type Pool, Promise as PoolPromise } from 'workerpool';
import { invalidInput, problem } from '../errors';
import { fileProcessTexts } from './file-process.texts';
import type { FileTask, FileTaskAnswer } from './file-task.types';

/** Two, so that one slow file does not hold up the others. */
const MAX_PROCESSES = 2;
/** Files that wait for a process. Further ones are refused. */
const MAX_WAITING = 20;
const MAX_HEAP_MB = 512;
/** From the moment at which a process begins with the file. */
const MAX_MILLISECONDS = 120_000;
/** An idle process has about 100 MB. */
const IDLE_MILLISECONDS = 60_000;

/** Characters of what a process writes when it crashes. */
const MAX_LOGGED_OUTPUT = 1000;

/** The variables of the environment that the processes get: no settings, and so no passwords. */
const PASSED_ON = ['PATH', 'TMPDIR', 'TZ'] as const;

const load = createRequire(import.meta.url);

/**
 * Processes rather than threads: a thread that meets its limit of memory while it copies a long text, or enlarges a large map,
 * ends the whole server with it.
 */
const startPool = (): Pool =>
  createPool(path.join(import.meta.dirname, 'file-process.main.ts'), {
    workerType: 'process',
    maxWorkers: MAX_PROCESSES,
    maxQueueSize: MAX_WAITING,
    emitStdStreams: true,
    forkOpts: {
      execArgv: ['--import', pathToFileURL(load.resolve('tsx')).href, `--max-old-space-size=${MAX_HEAP_MB}`],
      env: Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
      serialization: 'advanced',
    },
  });

let current: Pool | undefined;
let idle: NodeJS.Timeout | undefined;

const usePool = (): Pool => {
  clearTimeout(idle);
  current ??= startPool();
  return current;
};

const stopWhenIdle = (pool: Pool): void => {
  const { pendingTasks, activeTasks } = pool.stats();
  if (pendingTasks + activeTasks > 0) return;
  clearTimeout(idle);
  idle = setTimeout(() => {
    current = undefined;
    pool.terminate();
  }, IDLE_MILLISECONDS).unref();
};

type RunTask<Task extends FileTask<never, unknown>> = (
  file: string,
  input: Parameters<Task>[0],
) => FileTaskAnswer<Awaited<ReturnType<Task>>>;

export interface FileTaskOptions {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly maxMilliseconds?: number;
}

/**
 * Runs the default export of `file`, the path of a `*.file-task.ts`, in a process of its own, because reading a large or a hostile
 * file takes seconds and any amount of memory. Throws 422 for what the task refuses, and for a task that takes too long, crashes
 * or needs too much memory; 503 when too many files are waiting.
 */
export const runFileTask = async <Task extends FileTask<never, unknown>>(
  file: string,
  input: Parameters<Task>[0],
  { log, maxMilliseconds = MAX_MILLISECONDS }: FileTaskOptions,
): Promise<Awaited<ReturnType<Task>>> => {
  const pool = usePool();
  if (pool.stats().pendingTasks >= MAX_WAITING) throw problem('tooManyFiles');
  let output = '';
  const collectOutput = ({ stderr = '' }: { readonly stderr?: string }): void => {
    output = (output + stderr).slice(0, MAX_LOGGED_OUTPUT);
  };
  let answer: FileTaskAnswer<Awaited<ReturnType<Task>>>;
  try {
    answer = await pool
      .exec<RunTask<Task>>('runTask', [file, input], { on: collectOutput })
      .timeout(maxMilliseconds);
  } catch (error) {
    log.warn({ err: error, task: path.basename(file), output }, 'a file could not be read');
    const isSlow = error instanceof PoolPromise.TimeoutError;
    throw invalidInput({ file: [isSlow ? fileProcessTexts.tooSlow : fileProcessTexts.failed] });
  } finally {
    stopWhenIdle(pool);
  }
  if (answer.fields !== undefined) throw invalidInput(answer.fields);
  return answer.result;
};
