import { createHash } from 'node:crypto';
import type { CoberturaGuardada } from '../../domain/ler/cobertura.ts';
import { cobrirFaixas, type Faixa } from '../../domain/ler/cobrir-faixas.ts';
import type { Caso } from '../caso.ts';

const TAMANHO = 32;

/** A covering holds for the text it was made on, to the letter. */
export const versaoDoTexto = (texto: string): string =>
  createHash('sha256').update(texto).digest('hex').slice(0, TAMANHO);

/** Which coverings count for a reader: those that brought the case to the office, or also those for its areas. */
export type CoberturasQueValem = 'do-orgao' | 'todas' | { readonly doPasso: number };

type Faixas = ReadonlyMap<string, readonly Faixa[]>;

/** Sealed as what it covers: with the denúncia, or with an identity that is preserved. */
export const cofreDaCobertura = (caso: Pick<Caso, 'cofre' | 'cofreDaIdentidade'>) =>
  caso.cofreDaIdentidade() ?? caso.cofre;

/** The finished coverings of the case; of each text the latest counts. */
export const faixasDoCaso = (
  caso: Pick<Caso, 'row' | 'cofre' | 'cofreDaIdentidade'>,
  valem: CoberturasQueValem,
): Faixas => {
  const { coberturas, ids_coberturas } = caso.row;
  const faixas = new Map<string, readonly Faixa[]>();
  if (!coberturas || coberturas.length === 0) return faixas;
  const cofre = cofreDaCobertura(caso);
  if (!cofre) throw new Error(`Case ${caso.row.id} has coverings and no key`);
  coberturas.forEach((selada, k) => {
    const { destino, textos } = JSON.parse(cofre.open(selada)) as CoberturaGuardada;
    const daArea = typeof valem === 'object' ? ids_coberturas?.[k] === valem.doPasso : valem === 'todas';
    if (destino === 'orgao' || daArea) for (const cada of textos) faixas.set(cada.versao, cada.faixas);
  });
  return faixas;
};

/** An office may forward what it got covered, with covers of its own: as often as there are coverings, never one twice. */
const aplicar = (texto: string, faixas: Faixas): string => {
  const aplicadas = new Set<string>();
  let lido = texto;
  for (;;) {
    const versao = versaoDoTexto(lido);
    const achadas = faixas.get(versao);
    if (!achadas || achadas.length === 0 || aplicadas.has(versao)) return lido;
    aplicadas.add(versao);
    lido = cobrirFaixas(lido, achadas);
  }
};

/** What a person finished, where there is something; else what the program prepares. */
export const comCoberturas = (
  faixas: Faixas,
  preparado: (texto: string) => string,
): ((texto: string) => string) =>
  faixas.size === 0
    ? preparado
    : (texto) =>
        faixas.has(versaoDoTexto(texto)) ? aplicar(texto, faixas) : aplicar(preparado(texto), faixas);
