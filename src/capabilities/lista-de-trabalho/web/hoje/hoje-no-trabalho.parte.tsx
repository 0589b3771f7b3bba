import type { ComponentProps } from 'react';
import { HojeNoTrabalho } from './hoje-no-trabalho.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** Today's figures of the team, as doors into its lists. */
    'hoje-no-trabalho': ComponentProps<typeof HojeNoTrabalho>;
  }
}

export default HojeNoTrabalho;
