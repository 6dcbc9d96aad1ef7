export const moveKinds = ['MOVE_IN', 'MOVE_OUT'] as const;
export type MoveKind = (typeof moveKinds)[number];

export const moveLabel: Readonly<Record<MoveKind, string>> = {
  MOVE_IN: 'Inflyttning',
  MOVE_OUT: 'Utflyttning',
};
export const isMoveKind = (value: string): value is MoveKind => moveKinds.some((kind) => kind === value);
