import type { Config } from '../config.ts';

/** The key that wraps each encrypted case's own key. */
export const chaveDoCofre = ({ config }: { config: Pick<Config, 'keyFor'> }): Buffer =>
  config.keyFor('manifestacao.cofre');
