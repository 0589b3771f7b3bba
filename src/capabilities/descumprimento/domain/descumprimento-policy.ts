import { isServidor, Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { PapeisNaDenuncia } from './fatos-da-denuncia.ts';

export interface LigacaoComADenuncia {
  readonly usuario: Pick<UsuarioAtual, 'idUsuario' | 'idPerfil' | 'idOuvidoria'> | null;
  /** True if the person filed the request, and so the denúncia. */
  readonly isDono: boolean;
  readonly idOuvidoriaDestino: number;
  readonly idOuvidoriaDoPedido: number;
  /** Answered the request, or delivered: where the controlling body itself owes, its people are judged by others of it. */
  readonly impedidos: readonly number[];
}

/** Neither who filed it nor who did what it is about decides it, wherever they work. */
export const papeisNaDenuncia = (ligacao: LigacaoComADenuncia): PapeisNaDenuncia => {
  const { usuario, isDono, idOuvidoriaDestino, idOuvidoriaDoPedido, impedidos } = ligacao;
  if (isDono || !usuario || !isServidor(usuario.idPerfil)) {
    return { denunciante: isDono, decide: false, impedido: false, denunciado: false };
  }
  const isAdministrador = usuario.idPerfil === Perfil.administrador;
  const decidiria = isAdministrador || usuario.idOuvidoria === idOuvidoriaDestino;
  const isImpedido = impedidos.includes(usuario.idUsuario);
  return {
    denunciante: false,
    decide: decidiria && !isImpedido,
    impedido: decidiria && isImpedido,
    denunciado: usuario.idOuvidoria === idOuvidoriaDoPedido,
  };
};
