import { analisar } from '../../src/capabilities/dados-pessoais/domain/analisar.ts';
import {
  type Dado,
  type TipoDeDado,
  tiposDeDado,
} from '../../src/capabilities/dados-pessoais/domain/tipos.ts';
import type { Documento } from './montar.ts';

export interface PorTipo {
  readonly tipo: TipoDeDado;
  readonly itens: number;
  /** Found with the right kind, and completely covered. */
  readonly achados: number;
}

export interface Medida {
  readonly porTipo: readonly PorTipo[];
  readonly falsos: readonly { readonly tipo: TipoDeDado; readonly trecho: string; readonly em: string }[];
  readonly perdidos: readonly { readonly tipo: TipoDeDado; readonly trecho: string; readonly em: string }[];
  readonly palavras: number;
}

const cobre = (achado: Dado, item: Dado): boolean =>
  achado.tipo === item.tipo && achado.inicio <= item.inicio && achado.fim >= item.fim;
const toca = (achado: Dado, item: Dado): boolean => achado.inicio < item.fim && item.inicio < achado.fim;

const contarPalavras = (texto: string): number => texto.match(/[\p{L}\d][^\s]*/gu)?.length ?? 0;

const AO_REDOR = 40;

/** What is found, what is missed, and what is found where there is nothing. */
export const medir = (documentos: readonly Documento[]): Medida => {
  const falsos: { tipo: TipoDeDado; trecho: string; em: string }[] = [];
  const perdidos: { tipo: TipoDeDado; trecho: string; em: string }[] = [];
  const itens = new Map<TipoDeDado, number>();
  const achados = new Map<TipoDeDado, number>();
  let palavras = 0;
  for (const { texto, itens: esperados } of documentos) {
    palavras += contarPalavras(texto);
    const encontrados = analisar(texto);
    const em = ({ inicio, fim }: Dado): string => texto.slice(Math.max(0, inicio - AO_REDOR), fim + AO_REDOR);
    for (const item of esperados) {
      itens.set(item.tipo, (itens.get(item.tipo) ?? 0) + 1);
      if (encontrados.some((achado) => cobre(achado, item)))
        achados.set(item.tipo, (achados.get(item.tipo) ?? 0) + 1);
      else perdidos.push({ tipo: item.tipo, trecho: texto.slice(item.inicio, item.fim), em: em(item) });
    }
    for (const achado of encontrados) {
      if (!esperados.some((item) => toca(achado, item))) {
        falsos.push({ tipo: achado.tipo, trecho: texto.slice(achado.inicio, achado.fim), em: em(achado) });
      }
    }
  }
  const porTipo = tiposDeDado
    .filter((tipo) => itens.has(tipo))
    .map((tipo) => ({ tipo, itens: itens.get(tipo) ?? 0, achados: achados.get(tipo) ?? 0 }));
  return { porTipo, falsos, perdidos, palavras };
};

export const revocacao = ({ itens, achados }: PorTipo): number => achados / itens;
export const falsosPorMil = ({ falsos, palavras }: Medida): number => (falsos.length * 1000) / palavras;
