import { constants } from 'node:os';

const IMPATIENCE_MS = 1_000;

/** When the process that started the server dies, even by kill -9, the server shuts down. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

/**
 * A signal to the whole group arrives twice: from the sender, and passed on by the command in
 * front. The second must not kill a server that is closing; a person who insists a second later
 * may.
 */
const hearOnce = (signal) => {
  let heardAt;
  process.on(signal, () => {
    const isServerListening = process.listenerCount(signal) > 1;
    if (heardAt === undefined && isServerListening) heardAt = performance.now();
    else if (heardAt === undefined || performance.now() - heardAt > IMPATIENCE_MS) {
      process.exit(128 + constants.signals[signal]);
    }
  });
};

hearOnce('SIGINT');
hearOnce('SIGTERM');
