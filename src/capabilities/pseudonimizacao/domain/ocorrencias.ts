import type { Faixa } from '#capabilities/manifestacao/domain/ler/cobrir-faixas.ts';
import { escapeRegExp, semAcentoNoLugar } from '#kernel/texto.ts';

/** As a reader sees it; every place stays where it was. */
const dobrar = (texto: string): string => semAcentoNoLugar(texto).toLowerCase();

/** An accent may be a letter of its own. */
const deLetras = (palavra: string): string =>
  [...palavra].map((letra) => `${escapeRegExp(letra)}\\p{M}*`).join('');

/** Every place where the words stand as whole words, however they are accented, capitalised or spaced. */
export const ocorrenciasDe = (texto: string, palavras: string): readonly Faixa[] => {
  const partes = dobrar(palavras.normalize('NFC')).trim().split(/\s+/).filter(Boolean).map(deLetras);
  if (partes.length === 0) return [];
  const padrao = new RegExp(`(?<![\\p{L}\\p{N}])${partes.join('\\s+')}(?![\\p{L}\\p{N}])`, 'gu');
  return [...dobrar(texto).matchAll(padrao)].map(({ index, 0: achado }) => ({
    inicio: index,
    fim: index + achado.length,
  }));
};

/** A selection without the blanks around it; null where nothing is left of it. */
export const semEspacos = (texto: string, { inicio, fim }: Faixa): Faixa | null => {
  const trecho = texto.slice(inicio, fim);
  const limpo = trecho.trim();
  if (limpo === '') return null;
  const comeco = inicio + trecho.indexOf(limpo);
  return { inicio: comeco, fim: comeco + limpo.length };
};
