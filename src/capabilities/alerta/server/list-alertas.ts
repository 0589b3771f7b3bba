import { Perfil } from '#kernel/perfil.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { foraDoAlcance, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { pageOf, readIdCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import { fraseDoAlerta, type TipoDeAlerta } from '../domain/alerta.ts';
import { sobreOCaso } from '../domain/sobre-o-caso.ts';
import { countNaoLidos, selectAlertas } from './alerta-repository.ts';

/** About the office that they name: its page is where they lead. */
const DO_ORGAO: ReadonlySet<string> = new Set(['sem-quem-trate', 'orgao-acima-mudou', 'monitoramento-mudou']);

const POR_PAGINA = 30;

/** Except for an administrador, nobody sees alerts of a case that has left their office. */
export const daPessoa = (usuario: UsuarioAtual) => ({
  ...foraDoAlcance(usuario),
  idUsuario: usuario.idUsuario,
  idOuvidoria: usuario.idPerfil === Perfil.administrador ? null : (usuario.idOuvidoria ?? 0),
});

type Row = Awaited<ReturnType<typeof selectAlertas>>[number];

/** An alert that does not tell its case says nothing of it. */
const dizerDoCaso = ({
  id_ouvidoria,
  id_tipo,
  desc_tipo,
  restrita_em,
  assunto,
  prazo_que_corre: prazo,
}: Row) =>
  id_ouvidoria !== null || id_tipo === null
    ? {}
    : sobreOCaso({
        idTipo: id_tipo,
        tipo: desc_tipo ?? '',
        isRestrita: restrita_em !== null,
        assunto,
        prazo,
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
      ...(DO_ORGAO.has(row.tipo) && { idOuvidoria: row.id_ouvidoria }),
      numeroProtocolo:
        row.protocolo === null || row.id_ouvidoria !== null
          ? null
          : formatProtocoloDigitos(row.protocolo, row.id_esfera ?? 0),
      ...dizerDoCaso(row),
      criadoEm: row.criado_em.toISOString(),
      lido: row.lido_em !== null,
      jaResolvido: row.ja_resolvido,
    })),
    proximoCursor,
  };
};

export const contarNaoLidos = async ({ db }: Platform, usuario: UsuarioAtual) => ({
  naoLidos: await countNaoLidos(db, daPessoa(usuario)),
});
