import { escopoDe, leiturasNaLista } from '#capabilities/manifestacao/server/index.ts';
import type { PaginaPedida } from '#kernel/lista/pagina.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { foraDoAlcance, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { pageOf, readIdCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import { nomeDoTipo, type TipoDeAchado, tiposDeAchado } from '../domain/tipos-de-achado.ts';
import { selectPendentes } from './achado-repository.ts';

const nomesDosTipos = (tipos: readonly string[]): string[] =>
  tiposDeAchado.filter((tipo: TipoDeAchado) => tipos.includes(tipo)).map((tipo) => nomeDoTipo[tipo]);

/** Requests that are not public because nobody has checked them yet, the oldest first. */
export const listPendentes = async (
  platform: Platform,
  usuario: UsuarioAtual,
  { cursor, porPagina, idOuvidoria }: PaginaPedida & { readonly idOuvidoria?: number | undefined },
) => {
  const { db } = platform;
  const escopo = escopoDe(usuario, idOuvidoria);
  const rows = await selectPendentes(db, {
    idOuvidoria: escopo.idOuvidoria,
    ...foraDoAlcance(usuario),
    depoisDe: readIdCursor(cursor),
    limite: porPagina + 1,
  });
  const { pagina, proximoCursor } = pageOf(rows, porPagina, ({ id }) => [id]);
  const leitura = await leiturasNaLista(
    platform,
    db,
    usuario,
    pagina.map(({ id }) => id),
  );
  return {
    itens: pagina.map((row) => ({
      idManifestacao: row.id,
      numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
      orgao: row.sigla,
      resumo: leitura(row.id).daPessoa(row.resumo ?? ''),
      respondidoEm: (row.respondida_em ?? row.atualizada_em).toISOString(),
      porDecidir: row.por_decidir,
      tipos: nomesDosTipos(row.tipos),
    })),
    proximoCursor,
  };
};
