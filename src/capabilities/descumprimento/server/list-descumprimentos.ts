import { findCasoVisivel, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { Perfil } from '#kernel/perfil.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { Platform } from '#server/platform.ts';
import type { filasDeDenuncias } from '../contract.ts';
import { linhaDe } from './denuncia-presenter.ts';
import { countDenuncias, listDenuncias, listPedidosComEntregaVencida } from './descumprimento-repository.ts';
import { nomeDoOrgao } from './destino-do-caso.ts';
import { promessaDoCaso } from './promessa-do-caso.ts';
import { podeDenunciar } from './ver-descumprimento.ts';

const POR_PAGINA = 20;
/** So many of the person's own requests are looked at: more than anybody waits for at once. */
const PEDIDOS_OLHADOS = 50;

interface Pagina {
  readonly fila: (typeof filasDeDenuncias)[number];
  readonly pagina: number;
}

const decididas = { abertas: false, decididas: true, todas: null } as const;

/** The administrador works in every office; who works in none has no list. */
const orgaoDe = ({ usuario }: QuemAge): number | null =>
  usuario?.idPerfil === Perfil.administrador ? null : (usuario?.idOuvidoria ?? 0);

export const listDescumprimentos = async (platform: Platform, quem: QuemAge, { fila, pagina }: Pagina) => {
  const orgao = orgaoDe(quem);
  const { todas, decididas: fechadas } = await countDenuncias(platform.db, orgao);
  const rows = await listDenuncias(platform.db, orgao, {
    decididas: decididas[fila],
    limit: POR_PAGINA,
    offset: (pagina - 1) * POR_PAGINA,
  });
  const contagens = { abertas: todas - fechadas, decididas: fechadas, todas };
  return {
    linhas: rows.map((row) => linhaDe(row, quem, platform.clock.now())),
    total: contagens[fila],
    porPagina: POR_PAGINA,
    contagens,
  };
};

/** For who comes without a request in hand. */
export const listDenunciaveis = async (platform: Platform, quem: QuemAge) => {
  if (!quem.dono) return [];
  const hoje = toIsoDate(localDate(platform.clock.now().getTime()));
  const ids = await listPedidosComEntregaVencida(platform.db, quem.dono, hoje, PEDIDOS_OLHADOS);
  const itens = [];
  for (const id of ids) {
    const caso = await findCasoVisivel(platform, quem, id);
    const promessa = podeDenunciar(caso, quem).allowed ? await promessaDoCaso(platform.db, id) : null;
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
