import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded-postgres.ts';

export interface EmbeddedDatabase {
  readonly url: string;
  /**
   * Called when connections break: restarts PostgreSQL if it died, and does nothing while it lives
   * or is being stopped.
   */
  revive(): void;
  stop(): Promise<void>;
}

/**
 * Keeps the embedded PostgreSQL running as long as the server: if it dies (out of memory, killed),
 * it is started again.
 */
export const keepEmbeddedDatabase = async (
  options: EmbeddedPostgresOptions,
  onDied: () => void,
): Promise<EmbeddedDatabase> => {
  const members = [await startEmbeddedPostgres(options)];
  let reviving: Promise<void> | undefined;
  let stopped = false;
  const again = async (): Promise<void> => {
    onDied();
    members.push(await startEmbeddedPostgres(options));
  };
  return {
    url: members[0]?.url ?? '',
    revive: () => {
      if (stopped || reviving) return;
      reviving = again()
        .catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
        .finally(() => {
          reviving = undefined;
        });
    },
    stop: async () => {
      stopped = true;
      await reviving;
      for (const member of members.reverse()) await member.stop();
    },
  };
};
