import { queryClient } from '@husrum/api-client';
import { DirtyGuardContext, ThemeProvider } from '@husrum/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDirtyGuard } from './navigation/use-dirty-guard';

/** What every root of the page stands in, the shell's and the remotes': one look, one language, one cache. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <ThemeProvider>
    <QueryClientProvider client={queryClient}>
      <DirtyGuardContext value={useDirtyGuard}>{children}</DirtyGuardContext>
    </QueryClientProvider>
  </ThemeProvider>
);
