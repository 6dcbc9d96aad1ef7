import { queryClient } from '@husrum/api-client';
import {
  DraftOwnerContext,
  LinkContext,
  ListPreferenceContext,
  PermissionContext,
  PreloadContext,
  ThemeProvider,
  UnsavedChangesPromptContext,
} from '@husrum/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ContentLink } from './navigation/content-link';
import { useUnsavedChangesPrompt } from './navigation/use-unsaved-changes-prompt';
import { useListPreference } from './preference/use-list-preference';
import { useCan } from './session/permission';
import { useOptionalSession } from './session/session';
import { preloadPage } from './shell-services';

interface Props {
  children: ReactNode;
  /** It is for tests: it computes no styles. */
  zeroRuntime?: boolean;
}

/** The context providers of every React root of the page, the shell's and the remotes': theme, language, query cache. */
export const Providers = ({ children, zeroRuntime }: Props) => (
  <ThemeProvider zeroRuntime={zeroRuntime}>
    <QueryClientProvider client={queryClient}>
      <LinkContext value={ContentLink}>
        <UnsavedChangesPromptContext value={useUnsavedChangesPrompt}>
          <DraftOwnerContext value={useOptionalSession()?.user.id}>
            <ListPreferenceContext value={useListPreference}>
              <PreloadContext value={preloadPage}>
                <PermissionContext value={useCan()}>{children}</PermissionContext>
              </PreloadContext>
            </ListPreferenceContext>
          </DraftOwnerContext>
        </UnsavedChangesPromptContext>
      </LinkContext>
    </QueryClientProvider>
  </ThemeProvider>
);
