import { queryClient } from '@husrum/api-client';
import {
  DirtyGuardContext,
  DraftOwnerContext,
  LinkContext,
  ListPreferenceContext,
  ThemeProvider,
} from '@husrum/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AppLink } from './navigation/app-link';
import { useDirtyGuard } from './navigation/use-dirty-guard';
import { useListPreference } from './preference/use-list-preference';
import { useOptionalSession } from './session/session';

interface Props {
  children: ReactNode;
  /** Tests: styles are not computed at all. */
  zeroRuntime?: boolean;
}

/** What every root of the page stands in, the shell's and the remotes': one look, one language, one cache. */
export const Providers = ({ children, zeroRuntime }: Props) => (
  <ThemeProvider zeroRuntime={zeroRuntime}>
    <QueryClientProvider client={queryClient}>
      <LinkContext value={AppLink}>
        <DirtyGuardContext value={useDirtyGuard}>
          <DraftOwnerContext value={useOptionalSession()?.user.id}>
            <ListPreferenceContext value={useListPreference}>{children}</ListPreferenceContext>
          </DraftOwnerContext>
        </DirtyGuardContext>
      </LinkContext>
    </QueryClientProvider>
  </ThemeProvider>
);
