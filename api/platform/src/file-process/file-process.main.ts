import { setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { worker } from 'workerpool';
import { Problem } from '../errors/problem';
import type { FileTask, FileTaskAnswer } from './file-task.types';

/** The server, which answers everybody, comes first when the processor is busy. */
const LOW_PRIORITY = 5;

const runTask = async (file: string, input: unknown): Promise<FileTaskAnswer<unknown>> => {
  const task: { readonly default: FileTask<unknown, unknown> } = await import(pathToFileURL(file).href);
  try {
    return { result: await task.default(input) };
  } catch (error) {
    if (error instanceof Problem && error.details.fields !== undefined)
      return { fields: error.details.fields };
    throw error;
  }
};

setPriority(LOW_PRIORITY);
worker({ runTask });
