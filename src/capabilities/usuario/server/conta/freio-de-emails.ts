import { type Brake, createBrake } from '#server/brake/brake.ts';
import type { Platform } from '#server/platform.ts';

const HOUR = 3600;
const REGRA = { free: 4, memorySeconds: 24 * HOUR, firstPauseSeconds: 60, longestPauseSeconds: HOUR };

/** One mailbox, one brake, whichever act writes to it: nobody floods a stranger with our confirmations. */
export const createFreioDeEmails = (platform: Platform): Brake => {
  const brake = createBrake('email-destinatario', REGRA, platform);
  const subject = (email: string): string => email.toLowerCase();
  return {
    check: (email) => brake.check(subject(email)),
    count: (email) => brake.count(subject(email)),
    forgive: (email) => brake.forgive(subject(email)),
  };
};
