export const indexRunStatuses = ['RUNNING', 'DONE', 'UNDONE'] as const;
export type IndexRunStatus = (typeof indexRunStatuses)[number];

export const indexRowStates = ['WAITING', 'DONE', 'LEFT_OUT', 'FAILED', 'UNDONE'] as const;
export type IndexRowState = (typeof indexRowStates)[number];
