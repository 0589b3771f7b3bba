import { type Brake, createBrake } from '#server/brake/brake.ts';
import type { Platform } from '#server/platform.ts';

const HOUR = 3600;
const REGRA = { free: 4, memorySeconds: 24 * HOUR, firstPauseSeconds: 60, longestPauseSeconds: HOUR };

/** One brake per mailbox, whichever act writes, so that nobody floods a stranger with our mails. */
export const createFreioDeEmails = (platform: Platform): Brake => {
  const brake = createBrake('email-destinatario', REGRA, platform);
  const subject = (email: string): string => email.toLowerCase();
  return {
    check: (email) => brake.check(subject(email)),
    count: (email) => brake.count(subject(email)),
    forgive: (email) => brake.forgive(subject(email)),
  };
};
