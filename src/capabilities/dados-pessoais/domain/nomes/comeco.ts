import { pareceNome } from '../aparencia.ts';
import { AMBIGUO, COMUM, NOME_PROPRIO, PRENOME, SOBRENOME } from '../classes.ts';
import { CAPITAL, INICIAL, type Palavras } from '../palavras.ts';
import { classeEm, comecaFrase, palavra } from '../vizinhos.ts';
import { cabecaAntes } from './coisas.ts';
import { contextoAntes, SEM_CONTEXTO } from './contexto.ts';

const DE = /^d[aeo]s?$/i;
const VERBO = /(?:[aei]i|[aei]m|ou|iu|eu|ui|mos|ndo|a-se)$/i;

/** 'Relato de Joana Pereira', 'LAUDO DE PEDRO': the kind of document is not part of the name. */
const semDocumento = (p: Palavras, partes: readonly number[]): readonly number[] => {
  const [primeira = 0, segunda = 0] = partes;
  if (segunda !== primeira + 2 || p.forma[primeira] === INICIAL || !DE.test(palavra(p, primeira + 1)))
    return partes;
  const dono = classeEm(p, segunda);
  if ((dono & PRENOME) === 0 || (dono & AMBIGUO) !== 0) return partes;
  const coisa = classeEm(p, primeira);
  const estranha =
    (coisa & COMUM) !== 0 ||
    ((coisa & NOME_PROPRIO) === 0 &&
      (dono & SOBRENOME) === 0 &&
      contextoAntes(p, primeira) === SEM_CONTEXTO &&
      !pareceNome(p.texto, p.inicio[primeira] as number, p.fim[primeira] as number));
  return estranha ? partes.slice(1) : partes;
};

/** 'Segundo Maria Souza', 'Conclui Pedro Lima': the first capital only begins the sentence. */
const semComeco = (p: Palavras, partes: readonly number[]): readonly number[] => {
  const prenome = partes.findIndex((k) => (classeEm(p, k) & PRENOME) !== 0);
  const primeira = partes[0] as number;
  if (prenome <= 0 || (classeEm(p, primeira) & NOME_PROPRIO) !== 0 || p.forma[primeira] !== CAPITAL)
    return partes;
  return comecaFrase(p, primeira) && VERBO.test(palavra(p, primeira)) ? partes.slice(prenome) : partes;
};

/** Leaves out capitalized words before a name. */
export const semOQueNaoENome = (p: Palavras, lidas: readonly number[]): readonly number[] => {
  const partes = semComeco(p, lidas);
  // 'Ponte Marília de Dirceu' is one name, of a bridge.
  const semEle = semDocumento(p, partes);
  return semEle !== partes && cabecaAntes(p, partes[0] as number) ? partes : semEle;
};
