import { queryClient } from '@husrum/api-client';
import {
  DraftOwnerContext,
  LinkContext,
  ListPreferenceContext,
  ThemeProvider,
  UnsavedChangesPromptContext,
} from '@husrum/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AppLink } from './navigation/app-link';
import { useUnsavedChangesPrompt } from './navigation/use-unsaved-changes-prompt';
import { useListPreference } from './preference/use-list-preference';
import { useOptionalSession } from './session/session';

interface Props {
  children: ReactNode;
  /** For tests: computes no styles. */
  zeroRuntime?: boolean;
}

/** The context providers of every React root of the page, the shell's and the remotes': theme, language, query cache. */
export const Providers = ({ children, zeroRuntime }: Props) => (
  <ThemeProvider zeroRuntime={zeroRuntime}>
    <QueryClientProvider client={queryClient}>
      <LinkContext value={AppLink}>
        <UnsavedChangesPromptContext value={useUnsavedChangesPrompt}>
          <DraftOwnerContext value={useOptionalSession()?.user.id}>
            <ListPreferenceContext value={useListPreference}>{children}</ListPreferenceContext>
          </DraftOwnerContext>
        </UnsavedChangesPromptContext>
      </LinkContext>
    </QueryClientProvider>
  </ThemeProvider>
);
