import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';

/**
 * A gap in the numbers of a chain tells that something was done to a case that the reader is kept away from, and when. Were the
 * numbers to go only then, their going would tell it too: people of an office never read them, and an administrador, who reads
 * every chain, does while nothing is hidden from them.
 */
export const mostraElo = ({ idPerfil, impedidoEm }: Pick<UsuarioAtual, 'idPerfil' | 'impedidoEm'>): boolean =>
  idPerfil === Perfil.administrador && impedidoEm.length === 0;
