import { isSigilosa } from './identificacao.ts';

const TAMANHO = 160;

interface TextoNaLista {
  readonly id_tipo: number;
  readonly restrita_em: Date | null;
  readonly inicio: string | null;
}

const cortado = (texto: string): string =>
  texto.length > TAMANHO ? `${texto.slice(0, TAMANHO).trimEnd()}…` : texto;

/** The beginning of a text as a list shows it to staff: what is sealed or was restricted says nothing there. */
export const trechoDe = ({ id_tipo, restrita_em, inicio }: TextoNaLista): string | null =>
  isSigilosa(id_tipo) || restrita_em !== null || inicio === null
    ? null
    : cortado(inicio.replace(/\s+/g, ' ').trim());
