import {
  type Achado,
  acharExpressao,
  citar,
  enumerar,
  isVazia,
  type Palavra,
  palavrasDe,
} from './palavras.ts';
import { palavrasChave } from './palavras-chave.ts';

export const MAX_SUGESTOES = 3;

export interface Assunto {
  readonly idAssunto: number;
  readonly descAssunto: string;
  readonly area: string;
}

export interface AssuntoSugerido extends Assunto {
  readonly porque: string;
}

interface Expressao {
  readonly palavras: readonly Palavra[];
  readonly peso: number;
}

const expressao = (texto: string, fator = 1): Expressao => {
  const palavras = palavrasDe(texto).filter((palavra) => !isVazia(palavra));
  return { palavras, peso: fator * (1 + (palavras.length - 1) * 1.5) };
};

const separadas = (lista: string): string[] =>
  lista
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const daTabela: ReadonlyMap<number, readonly Expressao[]> = new Map(
  Object.entries(palavrasChave).map(([id, lista]) => [
    Number(id),
    separadas(lista).map((item) => expressao(item)),
  ]),
);

/** The subject's name counts too; its single words weigh half, since other names share them. */
const doNome = ({ descAssunto }: Assunto): Expressao[] => {
  const inteira = expressao(descAssunto);
  const soltas = inteira.palavras.filter(({ forma }) => forma.length > 3);
  return [inteira, ...(soltas.length > 1 ? soltas.map(({ forma }) => expressao(forma, 0.5)) : [])];
};

const sobrepoe = (a: Achado, b: Achado): boolean => a.inicio < b.fim && b.inicio < a.fim;

interface Pontuado {
  readonly assunto: Assunto;
  readonly pontos: number;
  readonly achados: readonly Achado[];
}

/** Heaviest expressions first, skipping those inside another one: 'posto de saúde' counts once. */
const pontuar = (assunto: Assunto, palavras: readonly Palavra[]): Pontuado => {
  const achados: Achado[] = [];
  let pontos = 0;
  const candidatas = [...(daTabela.get(assunto.idAssunto) ?? []), ...doNome(assunto)].sort(
    (a, b) => b.peso - a.peso,
  );
  for (const { palavras: procurada, peso } of candidatas) {
    const achado = acharExpressao(palavras, procurada);
    if (!achado || achados.some((outro) => sobrepoe(outro, achado))) continue;
    achados.push(achado);
    pontos += peso;
  }
  return { assunto, pontos, achados };
};

/** A subject with much fewer points than the best one is noise. */
const PARTE_DO_MELHOR = 0.4;
const MINIMO = 1;

/** The subject for everything else: the person chooses it, it is never suggested. */
const OUTROS_ASSUNTOS = 1090;

/** At most three subjects, likeliest first, each with its words. The person decides. */
export const sugerirAssuntos = (texto: string, assuntos: readonly Assunto[]): AssuntoSugerido[] => {
  const palavras = palavrasDe(texto);
  const pontuados = assuntos
    .filter(({ idAssunto }) => idAssunto !== OUTROS_ASSUNTOS)
    .map((assunto) => pontuar(assunto, palavras))
    .filter(({ pontos }) => pontos >= MINIMO)
    .sort((a, b) => b.pontos - a.pontos);
  const melhor = pontuados[0]?.pontos ?? 0;
  return pontuados
    .filter(({ pontos }) => pontos >= melhor * PARTE_DO_MELHOR)
    .slice(0, MAX_SUGESTOES)
    .map(({ assunto, achados }) => ({
      ...assunto,
      porque: `Você escreveu ${enumerar(achados.slice(0, 3).map((achado) => citar(texto, achado)))}.`,
    }));
};
