import {
  CARGO,
  FECHO,
  LIGA,
  PARTICULA,
  Rotulo,
  rotuloDa,
  TITULO,
  VERBO_DE_NOME,
  VOCATIVO,
} from '../classes.ts';
import { MINUSCULA, type Palavras, VARIOS } from '../palavras.ts';
import { classeEm, comprimento, palavra, sinalAntes, vao } from '../vizinhos.ts';

export const SEM_CONTEXTO = 0;
/** 'A servidora', 'Nome:', 'meu nome é': a person's name comes next, listed or not. */
const DIZ_NOME = 2;
/** 'Atenciosamente,' and a line break. */
export const DIZ_ASSINATURA = 3;

export const MAX_PARA_TRAS = 6;

const LIGADOS = /^(?:de|da|do|das|dos|com|por|pelo|pela|como|a|ao|à)$/i;
const ENTRE = /^(?:é|e|o|a|me|se|completo|sou|meu|eu|os|as|civil|social|ora)$/i;
/** 'Favorecido:', 'Outorgante:', 'Locador:': a party to an act. */
const DE_QUEM = /(?:[ai]d[oa]|[aei]nte|[dst]or|[dst]ora|[aá]ri[oa]|ista)$/i;
const EU = /^(?:eu|sou|somos)$/i;

/** Only these take a full stop before a name; after any other word it ends a sentence. */
export const ABREVIADO =
  /^(?:srt?as?|srs?|dra?s?|prof[aª]?s?|ilm[ao]|exm[ao]|eng|me|ma|adv|dep|sen|ver|min|des|pe|fr|d|ten|cel|cap|sgt|gen|maj|att|ass|tec|téc|enf|coord|dir|sec|pres|mons|gov|a)$/i;

/** What joins a title to a name: nothing, an abbreviation's full stop, a colon, or '(a)'. */
const ligaTitulo = (p: Palavras, k: number): boolean => {
  const sinal = sinalAntes(p, k);
  if ((p.linhas[k] as number) > 1 || vao(p, k) > 5) return false;
  if (p.sinal[k] === 0) return (p.linhas[k] as number) === 0 || vao(p, k) <= 3;
  if (p.sinal[k] === VARIOS) return /^[\s.:()\-,/ªº]{1,6}$/.test(p.texto.slice(p.fim[k - 1], p.inicio[k]));
  return (sinal === '.' && ABREVIADO.test(palavra(p, k - 1))) || ':()ªº-,"\'/'.includes(sinal);
};

/** The '(a)' of 'Prezado(a)'. */
const isFeminino = (p: Palavras, k: number): boolean =>
  comprimento(p, k) <= 2 && '(/'.includes(sinalAntes(p, k) || ' ') && /^(?:a|o|as|os)$/i.test(palavra(p, k));

export const contextoAntes = (p: Palavras, k: number): number => {
  let virgula = false;
  for (let m = k - 1; m >= 0 && m >= k - MAX_PARA_TRAS; m--) {
    const qual = classeEm(p, m);
    if ((qual & FECHO) !== 0 && (p.linhas[m + 1] as number) > 0) return DIZ_ASSINATURA;
    if ((qual & FECHO) !== 0 && sinalAntes(p, m + 1) === ':') return DIZ_NOME;
    if (!ligaTitulo(p, m + 1)) return SEM_CONTEXTO;
    if (sinalAntes(p, m + 1) === ',') {
      if (virgula || !(EU.test(palavra(p, m)) || (qual & (TITULO | CARGO | VOCATIVO)) !== 0))
        return SEM_CONTEXTO;
      virgula = true;
    }
    if (rotuloDa(qual) === Rotulo.nome || (qual & VOCATIVO) !== 0) return DIZ_NOME;
    if ((qual & TITULO) !== 0)
      return virgula && (qual & CARGO) === 0 && m === k - 1 && p.forma[m] !== MINUSCULA
        ? SEM_CONTEXTO
        : DIZ_NOME;
    if (m === k - 1 && sinalAntes(p, k) === ':' && DE_QUEM.test(palavra(p, m).slice(-6))) return DIZ_NOME;
    if (m === k - 1 && EU.test(palavra(p, m))) return DIZ_NOME;
    if (m === k - 1 && m > 0 && /^[ao]$/i.test(palavra(p, m)) && EU.test(palavra(p, m - 1))) return DIZ_NOME;
    if (isFeminino(p, m) || (sinalAntes(p, m + 1) === '.' && ABREVIADO.test(palavra(p, m)))) continue;
    if (LIGADOS.test(palavra(p, m))) {
      if ((classeEm(p, m - 1) & LIGA) !== 0 && p.sinal[m] === 0) return DIZ_NOME;
      if (m === k - 1 || (classeEm(p, m + 1) & CARGO) === 0) return SEM_CONTEXTO;
      continue;
    }
    if ((qual & (CARGO | VERBO_DE_NOME)) !== 0) continue;
    if (
      ENTRE.test(palavra(p, m)) &&
      (p.forma[m] === MINUSCULA || /^É$/.test(palavra(p, m))) &&
      m - 1 >= 0 &&
      (classeEm(p, m - 1) & (VERBO_DE_NOME | PARTICULA)) !== 0
    )
      continue;
    return SEM_CONTEXTO;
  }
  return SEM_CONTEXTO;
};

/** 'Meu nome é', 'me chamo': a name follows, however it is written. */
export const dizProprioNome = (p: Palavras, k: number): boolean => {
  for (let m = k - 1; m >= 0 && m >= k - 3; m--) {
    if ((p.linhas[m + 1] as number) > 1) return false;
    if (/^chamo$/i.test(palavra(p, m))) return true;
    if (/^nome$/i.test(palavra(p, m)))
      return m > 0 && m < k - 1 && /^meu$/i.test(palavra(p, m - 1)) && /^(?:é|e)$/i.test(palavra(p, k - 1));
    if (!/^(?:me|é|e|completo)$/i.test(palavra(p, m))) return false;
  }
  return false;
};
