import type { Config } from '../config.ts';

/** What wraps the key of each sealed case. */
export const chaveDoCofre = ({ config }: { config: Pick<Config, 'keyFor'> }): Buffer =>
  config.keyFor('manifestacao.cofre');
