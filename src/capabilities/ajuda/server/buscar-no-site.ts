import { buscarPedidos } from '#capabilities/busca/server/index.ts';
import { listManifestacoes } from '#capabilities/manifestacao/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { nomeDaSituacao } from '#kernel/situacao.ts';
import type { Platform } from '#server/platform.ts';
import type { ResultadoDoSite } from '../contract.ts';
import {
  emGrupos,
  type GrupoDoSite,
  gruposDoSite,
  type ItemDoSite,
  paraCidadaos,
  temPalavras,
} from '../domain/busca-do-site.ts';
import { procurarAjuda } from './procurar-ajuda.ts';

const MAX_PASSAGENS = 40;

/** The person's own cases, without their text: somebody may be looking over their shoulder. */
const proprios = async (
  platform: Platform,
  usuario: Pick<UsuarioAtual, 'idUsuario'> | null,
  q: string,
): Promise<ItemDoSite[]> => {
  if (usuario === null) return [];
  const filtro = { busca: q, tipos: undefined, situacoes: undefined, ordem: 'recentes' as const };
  const { itens } = await listManifestacoes(platform, usuario, filtro);
  return itens.map(({ idManifestacao, numeroProtocolo, tipo, situacao, ouvidoria }) => ({
    titulo: `${tipo.descTipoManifestacao} ${numeroProtocolo}`,
    detalhe: `${nomeDaSituacao(situacao)} · ${ouvidoria.sigla}`,
    endereco: `/manifestacao/detalhar/${idManifestacao}`,
  }));
};

const publicos = async ({ leitura }: Platform, q: string, limite: number): Promise<ItemDoSite[]> => {
  const { itens, soPalavrasVazias } = await buscarPedidos(leitura, { q }, limite);
  // Without a meaningful word that search lists the newest requests, which would look like matches
  // here.
  if (soPalavrasVazias) return [];
  return itens.map(({ protocolo, numeroProtocolo, resumo, orgao }) => ({
    titulo: resumo.map(({ texto }) => texto).join(''),
    detalhe: `${numeroProtocolo} · ${orgao}`,
    endereco: `/busca/pedidos/${protocolo}`,
  }));
};

/** The header's search. Only here are own cases read, and only those of the session's account. */
export const buscarNoSite = async (
  platform: Platform,
  usuario: Pick<UsuarioAtual, 'idUsuario' | 'idOuvidoria'> | null,
  { q, porGrupo }: { readonly q: string; readonly porGrupo: number },
): Promise<ResultadoDoSite> => {
  if (!temPalavras(q)) return { grupos: [] };
  const daEquipe = (usuario?.idOuvidoria ?? null) !== null;
  const [meus, pedidos, passagens] = await Promise.all([
    proprios(platform, usuario, q),
    publicos(platform, q, porGrupo),
    procurarAjuda(platform.leitura, { texto: q, limite: MAX_PASSAGENS, daEquipe }),
  ]);
  const achados = new Map<GrupoDoSite, readonly ItemDoSite[]>([
    ...emGrupos(daEquipe ? passagens : paraCidadaos(passagens), porGrupo),
    ['meus', meus.slice(0, porGrupo)],
    ['pedidos', pedidos],
  ]);
  const grupos = gruposDoSite.map((grupo) => ({ grupo, itens: [...(achados.get(grupo) ?? [])] }));
  return { grupos: grupos.filter(({ itens }) => itens.length > 0) };
};
