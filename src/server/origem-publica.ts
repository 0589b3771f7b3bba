import type { Config } from './config.ts';

/** Where people reach the platform, for links in mails, documents and notices: no request says it there. */
export const origemPublica = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`;
