import { z } from 'zod';
import {
  findCasoVisivel,
  leituraInteiraNaLista,
  leiturasNaLista,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import type { PaginaPedida } from '#kernel/lista/pagina.ts';
import { Perfil } from '#kernel/perfil.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { foraDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { ordemDoBanco, pageOf, readCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import type { filasDeDenuncias } from '../domain/filas-de-denuncias.ts';
import { linhaDe } from './denuncia-presenter.ts';
import {
  countDenuncias,
  type DoOrgao,
  listDenuncias,
  listPedidosComEntregaVencida,
} from './descumprimento-repository.ts';
import { nomeDoOrgao } from './destino-do-caso.ts';
import { promessaDoCaso } from './promessa-do-caso.ts';
import { podeDenunciar } from './ver-descumprimento.ts';

/** How many of the person's requests are checked: more than anybody waits for at once. */
const PEDIDOS_OLHADOS = 50;

interface Pedido extends PaginaPedida {
  readonly fila: (typeof filasDeDenuncias)[number];
}

const posicao = z.tuple([ordemDoBanco, z.int()]);

const decididas = { abertas: false, decididas: true, todas: null } as const;

/** An administrador works in every office; somebody without an office has no list. */
const orgaoDe = ({ usuario }: QuemAge): DoOrgao => ({
  orgao: usuario?.idPerfil === Perfil.administrador ? null : (usuario?.idOuvidoria ?? 0),
  ...foraDoAlcance(usuario),
});

export const listDescumprimentos = async (
  platform: Platform,
  quem: QuemAge,
  { fila, porPagina, cursor }: Pedido,
) => {
  const orgao = orgaoDe(quem);
  const { todas, decididas: fechadas } = await countDenuncias(platform.db, orgao);
  const rows = await listDenuncias(platform.db, orgao, {
    decididas: decididas[fila],
    depois: readCursor(posicao, cursor),
    limite: porPagina + 1,
  });
  const { pagina, proximoCursor } = pageOf(rows, porPagina, ({ ordem, id }) => [ordem, id]);
  const leitura = quem.usuario
    ? await leiturasNaLista(
        platform,
        platform.db,
        quem.usuario,
        pagina.map(({ id_manifestacao }) => id_manifestacao),
      )
    : () => leituraInteiraNaLista;
  return {
    itens: pagina.map((row) => {
      const linha = linhaDe(row, quem, platform.clock.now());
      return { ...linha, resumo: linha.resumo && leitura(row.id_manifestacao).daPessoa(linha.resumo) };
    }),
    proximoCursor,
    contagens: { abertas: todas - fechadas, decididas: fechadas, todas },
  };
};

/** For somebody who comes without choosing a request first. */
export const listDenunciaveis = async (platform: Platform, quem: QuemAge) => {
  if (!quem.dono) return [];
  const agora = platform.clock.now();
  const hoje = toIsoDate(localDate(agora.getTime()));
  const ids = await listPedidosComEntregaVencida(platform.db, quem.dono, hoje, PEDIDOS_OLHADOS);
  const itens = [];
  for (const id of ids) {
    const caso = await findCasoVisivel(platform, quem, id);
    const promessa = podeDenunciar(caso, quem).allowed
      ? await promessaDoCaso(platform.db, caso, agora)
      : null;
    if (!promessa) continue;
    const { row } = caso;
    itens.push({
      idManifestacao: id,
      numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
      resumo: caso.teor().resumo ?? null,
      orgao: nomeDoOrgao({ sigla: row.sigla_ouvidoria, nome: row.nome_ouvidoria }),
      promessa,
    });
  }
  return itens;
};
