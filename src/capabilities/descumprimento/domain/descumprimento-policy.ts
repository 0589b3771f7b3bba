import { isServidor, Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { PapeisNaDenuncia } from './fatos-da-denuncia.ts';

export interface LigacaoComADenuncia {
  readonly usuario: Pick<UsuarioAtual, 'idPerfil' | 'idOuvidoria'> | null;
  /** True if the person filed the request, and so the denúncia. */
  readonly isDono: boolean;
  readonly idOuvidoriaDestino: number;
  readonly idOuvidoriaDoPedido: number;
}

/** The person who filed it decides nothing about it, wherever they work. */
export const papeisNaDenuncia = (ligacao: LigacaoComADenuncia): PapeisNaDenuncia => {
  const { usuario, isDono, idOuvidoriaDestino, idOuvidoriaDoPedido } = ligacao;
  if (isDono || !usuario || !isServidor(usuario.idPerfil)) {
    return { denunciante: isDono, decide: false, denunciado: false };
  }
  const isAdministrador = usuario.idPerfil === Perfil.administrador;
  return {
    denunciante: false,
    decide: isAdministrador || usuario.idOuvidoria === idOuvidoriaDestino,
    denunciado: usuario.idOuvidoria === idOuvidoriaDoPedido,
  };
};
