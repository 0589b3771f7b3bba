import type { Dado, TipoDeDado } from '../../src/capabilities/dados-pessoais/domain/tipos.ts';
import { escreverNome, escreverValor } from './escrever.ts';
import { frasesDeCidadaos } from './frases-de-cidadaos.ts';
import { frasesDeConversa } from './frases-de-conversa.ts';
import { frasesDeFormularios } from './frases-de-formularios.ts';
import { frasesDeOrgaos } from './frases-de-orgaos.ts';
import { frasesDePapel } from './frases-de-papel.ts';
import { frasesReservadas } from './frases-reservadas.ts';
import { type Nomes, nomesDeAjuste, nomesReservados, outrosNomesDeAjuste } from './nomes.ts';
import { criarSorte, type Sorte } from './sorte.ts';

export interface Documento {
  readonly texto: string;
  readonly itens: readonly Dado[];
  /** Not looked at while the scan was tuned. */
  readonly reservado: boolean;
}

const TIPOS: Readonly<Record<string, TipoDeDado>> = {
  nome: 'nome',
  cpf: 'cpf',
  cnpj: 'cnpj',
  email: 'email',
  tel: 'telefone',
  end: 'endereco',
  cep: 'cep',
  rg: 'rg',
  titulo: 'titulo_eleitor',
  pis: 'pis',
  cartao: 'cartao',
  conta: 'conta_bancaria',
  pix: 'conta_bancaria',
  placa: 'placa',
  nasc: 'data_nascimento',
};

/** Slots meant to mislead the scan. */
const DISTRACOES: Readonly<Record<string, (sorte: Sorte) => string>> = {
  processo: (sorte) => `${sorte.digitos(5)}.${sorte.digitos(6)}/2024-${sorte.digitos(2)}`,
};

const montarUm = (
  modelo: string,
  sorte: Sorte,
  nomes: Nomes,
  raros: number,
  reservado: boolean,
): Documento => {
  const itens: Dado[] = [];
  let texto = '';
  let lido = 0;
  for (const { 0: lacuna, 1: chave = '', 2: forma, index } of modelo.matchAll(/\{(\w+)(?::(\w+))?\}/g)) {
    texto += modelo.slice(lido, index);
    lido = index + lacuna.length;
    const tipo = TIPOS[chave];
    const valor =
      chave === 'nome'
        ? escreverNome(sorte, nomes, raros, forma)
        : (DISTRACOES[chave]?.(sorte) ?? escreverValor(sorte, chave, forma));
    // Without a heading, a reader would not take a date in a row for a date of birth either.
    if (tipo && !(chave === 'nasc' && forma === 'dito'))
      itens.push({ inicio: texto.length, fim: texto.length + valor.length, tipo });
    texto += valor;
  }
  return { texto: texto + modelo.slice(lido), itens, reservado };
};

const deAjuste: readonly string[] = [
  ...frasesDeOrgaos,
  ...frasesDeCidadaos,
  ...frasesDePapel,
  ...frasesDeFormularios,
  ...frasesDeConversa,
];
export const modelos: readonly string[] = [...deAjuste, ...frasesReservadas];

const VEZES = 8;
const RAROS_NO_AJUSTE = 0.1;
const RAROS_NA_RESERVA = 0.25;

const montar = (
  lista: readonly string[],
  semente: number,
  nomes: readonly Nomes[],
  raros: number,
  reservado: boolean,
): readonly Documento[] => {
  const sorte = criarSorte(semente);
  return lista.flatMap((modelo) =>
    Array.from({ length: VEZES }, (_, vez) =>
      montarUm(modelo, sorte, nomes[vez % nomes.length] as Nomes, raros, reservado),
    ),
  );
};

export const montarCorpus = (): readonly Documento[] => [
  ...montar(deAjuste, 20260316, [nomesDeAjuste, outrosNomesDeAjuste], RAROS_NO_AJUSTE, false),
  ...montar(frasesReservadas, 20261116, [nomesReservados], RAROS_NA_RESERVA, true),
];
