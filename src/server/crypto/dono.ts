import type { Config } from '../config.ts';
import { hmacBytes } from './secret.ts';

/** The owner of a case or draft, as a keyed hash: the database does not say who reported what. */
export const donoDe = ({ config }: { config: Pick<Config, 'keyFor'> }, idUsuario: number): Buffer =>
  hmacBytes(config.keyFor('dono'), String(idUsuario));
