const MAIOR_NOME = 100;
const QUANTOS = 5;

/** A name that came from outside, as long as a sentence bears. */
export const nomeCurto = (nome: string): string =>
  nome.length > MAIOR_NOME ? `${nome.slice(0, MAIOR_NOME)}…` : nome;

/** The first of many such names. */
export const nomesCurtos = (nomes: readonly string[]): string => {
  const ditos = nomes.slice(0, QUANTOS).map(nomeCurto).join(', ');
  return nomes.length > QUANTOS ? `${ditos} e mais ${nomes.length - QUANTOS}` : ditos;
};
