import { Perfil } from '#kernel/perfil.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { foraDoAlcance, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { pageOf, readIdCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import { fraseDoAlerta, type TipoDeAlerta } from '../domain/alerta.ts';
import { countNaoLidos, selectAlertas } from './alerta-repository.ts';

const POR_PAGINA = 30;

/** Except for an administrador, nobody sees alerts of a case that has left their office. */
export const daPessoa = (usuario: UsuarioAtual) => ({
  ...foraDoAlcance(usuario),
  idUsuario: usuario.idUsuario,
  idOuvidoria: usuario.idPerfil === Perfil.administrador ? null : (usuario.idOuvidoria ?? 0),
});

export const listAlertas = async ({ db }: Platform, usuario: UsuarioAtual, cursor: string | undefined) => {
  const rows = await selectAlertas(db, daPessoa(usuario), readIdCursor(cursor), POR_PAGINA + 1);
  const { pagina, proximoCursor } = pageOf(rows, POR_PAGINA, ({ id }) => [id]);
  return {
    itens: pagina.map((row) => ({
      idAlerta: row.id,
      tipo: row.tipo as TipoDeAlerta,
      frase: fraseDoAlerta[row.tipo as TipoDeAlerta],
      idManifestacao: row.id_ouvidoria === null ? row.id_manifestacao : null,
      idRecurso: row.id_recurso,
      idFeriado: row.id_feriado,
      idPessoa: row.id_pessoa,
      idAvaliacao: row.id_avaliacao,
      ...(row.tipo === 'sem-quem-trate' && { idOuvidoria: row.id_ouvidoria }),
      numeroProtocolo:
        row.protocolo === null || row.id_ouvidoria !== null
          ? null
          : formatProtocoloDigitos(row.protocolo, row.id_esfera ?? 0),
      criadoEm: row.criado_em.toISOString(),
      lido: row.lido_em !== null,
    })),
    proximoCursor,
  };
};

export const contarNaoLidos = async ({ db }: Platform, usuario: UsuarioAtual) => ({
  naoLidos: await countNaoLidos(db, daPessoa(usuario)),
});
