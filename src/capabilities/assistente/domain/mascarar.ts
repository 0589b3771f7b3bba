import { analisar } from '#capabilities/dados-pessoais/domain/analisar.ts';
import { nomeDoDado } from '#capabilities/dados-pessoais/domain/tipos.ts';

/** Whatever it is, a long number may lead to somebody: protocols, badges, benefits. */
const NUMERO_LONGO = /\d(?:[\s./-]?\d){4,}/g;

/** 'Minha senha é abc1', 'login: maria.cidada': what follows the word, where it looks like one and not like a sentence. */
const CREDENCIAL =
  /(?<=\b(?:senhas?|logins?|usu[aá]rio|user|token|pin|c[oó]digo(?: de acesso)?)\b(?:\s+(?:é|eh|e|de|do|da|no|gov\.?br|site|dele|dela|minha|meu|atual|antiga|nova)(?=[\s:=])){0,3}\s*[:=-]?\s*)(?=\S*[\d@_.$!#%&*])[^\s,;]{3,}/giu;

export const temCredencial = (texto: string): boolean => texto.search(CREDENCIAL) >= 0;

/** Puts the name of each find in its place: '[CPF]'. What is masked once stays as it is. */
export const mascarar = (texto: string): string => {
  const partes: string[] = [];
  let lido = 0;
  for (const { inicio, fim, tipo } of analisar(texto)) {
    partes.push(texto.slice(lido, inicio), `[${nomeDoDado[tipo]}]`);
    lido = fim;
  }
  partes.push(texto.slice(lido));
  return partes.join('').replace(NUMERO_LONGO, '[número]').replace(CREDENCIAL, '[senha]');
};
