import type { Platform } from '#server/platform.ts';
import { usuarioNaoEncontrado } from '../domain/usuario-errors.ts';
import { toCadastro } from './cadastro-presenter.ts';
import { findPerfilCidadao } from './cadastro-repository.ts';
import { findEmailPendente } from './conta/token-repository.ts';
import { findUsuario } from './usuario-repository.ts';

/** The full document number stays on the server: others may see the person's screen. */
export const findCadastro = async ({ db, clock }: Platform, idUsuario: number) => {
  const row = await findUsuario(db, idUsuario);
  if (!row) throw usuarioNaoEncontrado();
  return toCadastro(
    row,
    await findEmailPendente(db, idUsuario, clock.now()),
    await findPerfilCidadao(db, idUsuario),
  );
};
