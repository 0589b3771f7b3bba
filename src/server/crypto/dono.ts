import type { Config } from '../config.ts';
import { hmacBytes } from './secret.ts';

/** Whose a case or a draft is, as a keyed hash: a copy of the database does not say who reported what. */
export const donoDe = ({ config }: { config: Pick<Config, 'keyFor'> }, idUsuario: number): Buffer =>
  hmacBytes(config.keyFor('dono'), String(idUsuario));
