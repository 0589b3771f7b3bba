import { analisar } from '#capabilities/dados-pessoais/domain/analisar.ts';
import { nomeDoDado } from '#capabilities/dados-pessoais/domain/tipos.ts';

/** Whatever it is, a long number may lead to somebody: protocols, badges, benefits. */
const NUMERO_LONGO = /\d(?:[\s./-]?\d){4,}/g;

/** Puts the name of each find in its place: '[CPF]'. What is masked once stays as it is. */
export const mascarar = (texto: string): string => {
  const partes: string[] = [];
  let lido = 0;
  for (const { inicio, fim, tipo } of analisar(texto)) {
    partes.push(texto.slice(lido, inicio), `[${nomeDoDado[tipo]}]`);
    lido = fim;
  }
  partes.push(texto.slice(lido));
  return partes.join('').replace(NUMERO_LONGO, '[número]');
};
