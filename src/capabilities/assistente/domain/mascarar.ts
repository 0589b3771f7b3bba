import { analisar } from '#capabilities/dados-pessoais/domain/analisar.ts';
import { nomeDoDado } from '#capabilities/dados-pessoais/domain/tipos.ts';

/** Any long number may identify somebody: protocols, badges, benefits. */
const NUMERO_LONGO = /\d(?:[\s./-]?\d){4,}/g;

/** 'Minha senha é abc1', 'login: maria.cidada': the next word, if it looks like a credential. */
const CREDENCIAL =
  /(?<=\b(?:senhas?|logins?|usu[aá]rio|user|token|pin|c[oó]digo(?: de acesso)?)\b(?:\s+(?:é|eh|e|de|do|da|no|gov\.?br|site|dele|dela|minha|meu|atual|antiga|nova)(?=[\s:=])){0,3}\s*[:=-]?\s*)(?=\S*[\d@_.$!#%&*])[^\s,;]{3,}/giu;

export const temCredencial = (texto: string): boolean => texto.search(CREDENCIAL) >= 0;

/** Replaces each find by its name: '[CPF]'. A text already masked stays as it is. */
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
