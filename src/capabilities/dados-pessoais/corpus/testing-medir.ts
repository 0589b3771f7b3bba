import type { Conhecido, Pista } from '../domain/pseudonimo/achado.ts';
import { prepararPseudonimo } from '../domain/pseudonimo/preparar-pseudonimo.ts';

/** A text with its truths: `{{must be covered}}` and `[[must be pointed out]]`. */
export interface TextoMarcado {
  readonly de: Conhecido;
  readonly textos: readonly string[];
}

interface Marca {
  readonly inicio: number;
  readonly fim: number;
  readonly cobrir: boolean;
}

const ABRE_OU_FECHA = /\{\{|\}\}|\[\[|\]\]/g;

const lerMarcas = (marcado: string): { readonly texto: string; readonly marcas: readonly Marca[] } => {
  const marcas: Marca[] = [];
  let texto = '';
  let lido = 0;
  let inicio = 0;
  for (const { 0: sinal, index } of marcado.matchAll(ABRE_OU_FECHA)) {
    texto += marcado.slice(lido, index);
    lido = index + sinal.length;
    if (sinal === '{{' || sinal === '[[') inicio = texto.length;
    else marcas.push({ inicio, fim: texto.length, cobrir: sinal === '}}' });
  }
  return { texto: texto + marcado.slice(lido), marcas };
};

/** 'Dona', 'Dr.': they tell nobody from anybody. */
const TITULO = /^(?:dona|seu|dra?\.|sra?\.|tia|tio|professora?|m[ãa]e|ir\.)\s+/i;

const LETRA = /[\p{L}\p{N}]/u;

/** Every letter and digit of the mark is covered; signs around them and a title tell nothing. */
const isCoberta = (texto: string, { inicio, fim }: Marca, pistas: readonly Pista[]): boolean => {
  const titulo = TITULO.exec(texto.slice(inicio, fim))?.[0].length ?? 0;
  for (let i = inicio + titulo; i < fim; i++) {
    if (LETRA.test(texto.charAt(i)) && !pistas.some((cada) => cada.inicio <= i && i < cada.fim)) return false;
  }
  return true;
};

const toca = (a: { inicio: number; fim: number }, b: { inicio: number; fim: number }): boolean =>
  a.inicio < b.fim && b.inicio < a.fim;

export interface MedidaDoPseudonimo {
  readonly textos: number;
  readonly marcas: number;
  readonly cobertas: number;
  readonly dicas: number;
  readonly dicasDadas: number;
  readonly coberturas: number;
  readonly certas: number;
  readonly perdidas: readonly string[];
  readonly demais: readonly string[];
}

/** Recall by marks, precision by covers: a cover is right where it touches a mark of either kind. */
export const medirPseudonimo = (corpus: readonly TextoMarcado[]): MedidaDoPseudonimo => {
  const medida = { textos: 0, marcas: 0, cobertas: 0, dicas: 0, dicasDadas: 0, coberturas: 0, certas: 0 };
  const perdidas: string[] = [];
  const demais: string[] = [];
  for (const { de, textos } of corpus) {
    for (const marcado of textos) {
      const { texto, marcas } = lerMarcas(marcado);
      const pistas = prepararPseudonimo(texto, [de]);
      const cobrem = pistas.filter(({ confianca }) => confianca === 'cobrir');
      medida.textos++;
      for (const marca of marcas) {
        const trecho = texto.slice(marca.inicio, marca.fim);
        if (marca.cobrir) {
          medida.marcas++;
          if (isCoberta(texto, marca, cobrem)) medida.cobertas++;
          else perdidas.push(`${de.nome}: ${trecho}`);
        } else {
          medida.dicas++;
          if (pistas.some((cada) => toca(cada, marca))) medida.dicasDadas++;
          else perdidas.push(`(dica) ${trecho}`);
        }
      }
      for (const cada of cobrem) {
        medida.coberturas++;
        if (marcas.some((marca) => toca(cada, marca))) medida.certas++;
        else demais.push(`${de.nome}: ${texto.slice(cada.inicio, cada.fim)} (${cada.tipo})`);
      }
    }
  }
  return { ...medida, perdidas, demais };
};
