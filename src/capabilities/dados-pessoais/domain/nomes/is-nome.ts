import { pareceComum, pareceNome } from '../aparencia.ts';
import { AMBIGUO, CABECA, COMUM, NOME_PROPRIO, POVO, PRENOME, SANTO, SOBRENOME } from '../classes.ts';
import { dobrar } from '../letras.ts';
import { isLugarComNome } from '../lexico/is-lugar-com-nome.ts';
import { CAIXA_ALTA, CAPITAL, INICIAL, MINUSCULA, type Palavras } from '../palavras.ts';
import { classeEm, comecaPeriodo, comprimento, palavra, seguido, sinalAntes } from '../vizinhos.ts';
import { SEM_CONTEXTO } from './contexto.ts';
import { contextoDepois } from './contexto-depois.ts';
import { artigoInicial } from './perto-de-gente.ts';

const isPrenome = (p: Palavras, k: number): boolean => (classeEm(p, k) & PRENOME) !== 0;
const isSobrenome = (p: Palavras, k: number): boolean => (classeEm(p, k) & SOBRENOME) !== 0;
const isConhecido = (p: Palavras, k: number): boolean => (classeEm(p, k) & NOME_PROPRIO) !== 0;
/** True for a listed name that is nothing else. */
const isCerto = (p: Palavras, k: number): boolean => isConhecido(p, k) && (classeEm(p, k) & AMBIGUO) === 0;
const isDesconhecido = (p: Palavras, k: number): boolean => !isConhecido(p, k) && p.forma[k] !== INICIAL;

const FALA = /(?:[aei]u|ou|ava|ia|disse|foi|fez|quer|pede|diz|trabalha|mora|veio|est[aá]|tem|é|era|pode)$/i;

/** Words before an unlisted word that looks like a first name. */
const ANTES_DE_GENTE = /^(?:com|por|para|a|ao|à|pelo|pela|disse)$/i;

const GENTE_GRITADA = /^(?:[oaà]|ao|com|por|pel[oa]|contra)$/;

/** 'Telma, Ozivânia e Lindjane': the next in a list of first names. */
const depoisDeOutro = (p: Palavras, k: number): boolean => {
  if (sinalAntes(p, k) === ',') return isPrenome(p, k - 1) && isCerto(p, k - 1);
  return seguido(p, k) && palavra(p, k - 1) === 'e' && isPrenome(p, k - 2) && isCerto(p, k - 2);
};

/** 'Foi a GRACIELE quem': one first name in capitals, in a sentence that is not. */
const gritado = (p: Palavras, k: number): boolean =>
  comprimento(p, k) >= 5 &&
  seguido(p, k) &&
  seguido(p, k + 1) &&
  p.forma[k + 1] === MINUSCULA &&
  p.forma[k - 1] === MINUSCULA &&
  GENTE_GRITADA.test(palavra(p, k - 1)) &&
  (isDesconhecido(p, k)
    ? pareceNome(p.texto, p.inicio[k] as number, p.fim[k] as number)
    : isPrenome(p, k) && isCerto(p, k));

/** 'Márcia pediu', 'falei com Márcia': a single first name that is nothing else. */
const umSo = (p: Palavras, k: number): boolean => {
  if (p.forma[k] === CAIXA_ALTA) return gritado(p, k);
  if (p.forma[k] !== CAPITAL) return false;
  if (isDesconhecido(p, k)) {
    return (
      ((seguido(p, k) && ANTES_DE_GENTE.test(palavra(p, k - 1))) || depoisDeOutro(p, k)) &&
      pareceNome(p.texto, p.inicio[k] as number, p.fim[k] as number)
    );
  }
  if (!isPrenome(p, k) || !isCerto(p, k)) return false;
  if (seguido(p, k) && (p.forma[k - 1] === MINUSCULA || artigoInicial(p, k - 1))) return true;
  if (seguido(p, k + 1) && p.forma[k + 1] === MINUSCULA && FALA.test(palavra(p, k + 1).slice(-8)))
    return true;
  // After a sign or alone on its line: 'Presentes: Telma, Odair', 'Bom dia, Jéssica'; 'Nísia
  // Floresta' is a city.
  return (
    (k === 0 || p.sinal[k] !== 0 || (p.linhas[k] as number) > 0) &&
    !(seguido(p, k + 1) && p.forma[k + 1] === CAPITAL) &&
    !isLugarComNome(dobrar(palavra(p, k)))
  );
};

const umComContexto = (p: Palavras, k: number): boolean => {
  if (p.forma[k] === INICIAL) return false;
  if (isPrenome(p, k)) return true;
  if (p.forma[k] === CAIXA_ALTA) return isSobrenome(p, k) || sinalAntes(p, k) === ':';
  // 'Estudo Técnico Preliminar': the word before is itself part of the name of something.
  const titulo =
    k > 1 && seguido(p, k) && p.forma[k - 1] === CAPITAL && seguido(p, k - 1) && p.forma[k - 2] === CAPITAL;
  return comprimento(p, k) >= 3 && (isConhecido(p, k) || !titulo);
};

/** Names that begin with a first name. */
const comPrenome = (p: Palavras, partes: readonly number[]): boolean => {
  const primeira = partes[0] as number;
  const outras = partes.slice(1);
  const caixa = p.forma[primeira] === CAIXA_ALTA;
  if (isCerto(p, primeira))
    return outras.some(
      (k) => isConhecido(p, k) || !caixa || comprimento(p, k) >= 4 || p.forma[k] === INICIAL,
    );
  if ((classeEm(p, primeira) & SANTO) !== 0) return false;
  if (outras.some((k) => isCerto(p, k) || (p.forma[k] === INICIAL && partes.length > 2))) return true;
  if (contextoDepois(p, partes.at(-1) as number)) return true;
  const cabem = outras.filter((k) => isConhecido(p, k) || p.forma[k] === INICIAL).length;
  return (
    cabem === outras.length &&
    (partes.length > 2 || !isPrenome(p, outras[0] as number) || isSobrenome(p, outras[0] as number))
  );
};

/** What a people has or is: 'Idioma Terena', 'Crianças Yanomami', 'Casai Yanomami'. */
const DE_UM_POVO =
  /(?:s|al|ura|ema|oma)$|^(?:casai|dsei|arte|festa|dança|reza|roda|rede|jovem|moç[ao]|nação|gente|língua)$/i;

/** 'Txai Suruí', 'Watatakalu Yawalapiti': a name of no list, and the person's people. */
const isDoPovo = (p: Palavras, primeira: number): boolean =>
  !DE_UM_POVO.test(palavra(p, primeira)) &&
  !pareceComum(p.texto, p.inicio[primeira] as number, p.fim[primeira] as number, 'normal');

const temPovo = (p: Palavras, partes: readonly number[]): boolean =>
  p.forma[partes[0] as number] === CAPITAL &&
  isDesconhecido(p, partes[0] as number) &&
  partes.some((k) => (classeEm(p, k) & POVO) !== 0);

/** Names that begin with a surname, an initial or an unlisted word. */
const semPrenome = (p: Palavras, partes: readonly number[]): boolean => {
  const primeira = partes[0] as number;
  const ultima = partes.at(-1) as number;
  if (p.forma[primeira] === INICIAL) return isSobrenome(p, ultima);
  if ((classeEm(p, primeira) & (SANTO | CABECA | COMUM)) !== 0) return false;
  const certos = partes.filter((k) => isCerto(p, k)).length;
  if (temPovo(p, partes)) return isDoPovo(p, primeira);
  if (isSobrenome(p, primeira)) return certos >= 2 || (partes.length >= 3 && certos >= 1);
  const conhecidos = partes.filter((k) => isConhecido(p, k)).length;
  const provavel = pareceNome(p.texto, p.inicio[primeira] as number, p.fim[primeira] as number);
  if (conhecidos > 0 && (provavel || contextoDepois(p, ultima))) return true;
  if (p.forma[primeira] === CAIXA_ALTA) return conhecidos >= 2 || contextoDepois(p, ultima);
  if (certos >= 1 || conhecidos >= 2) return true;
  if (conhecidos === 1) return comprimento(p, primeira) >= 5 && !comecaPeriodo(p, primeira);
  return provavel ? isDesconhecido(p, ultima) : contextoDepois(p, ultima);
};

/** Whether capitalized words that stand together are somebody's name. */
export const isNome = (p: Palavras, partes: readonly number[], contexto: number): boolean => {
  const primeira = partes[0] as number;
  if (partes.every((k) => p.forma[k] === INICIAL)) return false;
  // 'Saúde Indígena Yanomami': a people alone is nobody's name.
  if (partes.every((k) => (classeEm(p, k) & (POVO | PRENOME)) === POVO)) return false;
  if (partes.length === 1) return contexto === SEM_CONTEXTO ? umSo(p, primeira) : umComContexto(p, primeira);
  if (contexto !== SEM_CONTEXTO) {
    return (
      partes.some((k) => isConhecido(p, k)) ||
      partes.every((k) => p.forma[k] !== CAIXA_ALTA) ||
      partes.length <= 4
    );
  }
  return isPrenome(p, primeira) ? comPrenome(p, partes) : semPrenome(p, partes);
};
