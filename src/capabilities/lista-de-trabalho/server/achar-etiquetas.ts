import { formaDaEtiqueta } from '#capabilities/manifestacao/domain/etiqueta.ts';
import { listEtiquetasSeladas } from '#capabilities/manifestacao/server/index.ts';
import { semAcento } from '#kernel/texto.ts';
import type { Platform } from '#server/platform.ts';
import {
  type EtiquetasAchadas,
  listPalavrasDasTags,
  listTagsDasPalavras,
  NENHUMA_ETIQUETA,
} from './filtro-repository.ts';
import type { PedidoDeLista } from './pagina-repository.ts';

const simples = (texto: string): string => semAcento(texto).toLocaleLowerCase('pt-BR');

/** Labels of sealed cases are opened here, those of the reader's list alone; the list itself asks again who may see which case. */
export const acharEtiquetas = async (
  platform: Pick<Platform, 'config' | 'db'>,
  { escopo, filtro }: Pick<PedidoDeLista, 'escopo' | 'filtro'>,
): Promise<EtiquetasAchadas> => {
  const { busca, tags = [] } = filtro;
  if (!busca && tags.length === 0) return NENHUMA_ETIQUETA;
  const { db } = platform;
  const seladas = await listEtiquetasSeladas(platform, db, escopo.idOuvidoria, escopo);
  const procurada = busca ? simples(busca) : null;
  const palavras = new Set(
    [
      ...(await listPalavrasDasTags(db, tags)),
      ...seladas.flatMap(({ idTag, nome }) => (tags.includes(idTag) ? [nome] : [])),
    ].map(formaDaEtiqueta),
  );
  const casosDe = (achada: (nome: string) => boolean): number[] => [
    ...new Set(seladas.flatMap(({ idManifestacao, nome }) => (achada(nome) ? [idManifestacao] : []))),
  ];
  return {
    ids: await listTagsDasPalavras(db, [...palavras]),
    seladas: casosDe((nome) => palavras.has(formaDaEtiqueta(nome))),
    daBusca: procurada === null ? [] : casosDe((nome) => simples(nome).includes(procurada)),
  };
};

export const comEtiquetas = async <P extends Pick<PedidoDeLista, 'escopo' | 'filtro' | 'etiquetas'>>(
  platform: Pick<Platform, 'config' | 'db'>,
  pedido: P,
): Promise<P> => ({ ...pedido, etiquetas: pedido.etiquetas ?? (await acharEtiquetas(platform, pedido)) });
