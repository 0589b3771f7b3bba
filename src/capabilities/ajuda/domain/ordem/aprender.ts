import { tracosDe } from './tracos.ts';

/** A text of the help, by a name of its own, and every way of asking for it that is known. */
export interface Ensinado {
  readonly chave: string;
  readonly formas: readonly string[];
}

/** How much more a trait is used to ask for one text than nothing would be. */
interface Uso {
  readonly texto: number;
  readonly peso: number;
}

export interface Aprendido {
  readonly chaves: readonly string[];
  /** For each text, what a trait counts that none of its ways of asking has. */
  readonly bases: readonly number[];
  readonly usos: ReadonlyMap<string, readonly Uso[]>;
  readonly raridade: Tracos;
}

/** What is added to every count, so that a trait never seen of a text does not rule it out. */
const FOLGA = 0.02;

const raridadeDe = (textos: number, emQuantos: number): number => Math.log((textos + 1) / (emQuantos + 0.5));

type Tracos = ReadonlyMap<string, number>;

/** Weighed by rarity and brought to length 1: a long question says no more than a short one. */
const vetorDe = (tracos: Tracos, raridade: (traco: string) => number): Tracos => {
  const vetor = new Map<string, number>();
  let quadrados = 0;
  for (const [traco, quanto] of tracos) {
    const peso = quanto * raridade(traco);
    if (peso === 0) continue;
    vetor.set(traco, peso);
    quadrados += peso * peso;
  }
  const tamanho = Math.sqrt(quadrados) || 1;
  for (const [traco, peso] of vetor) vetor.set(traco, peso / tamanho);
  return vetor;
};

const contarRaridade = (textos: readonly (readonly Tracos[])[]): Tracos => {
  const emQuantos = new Map<string, number>();
  for (const formas of textos)
    for (const traco of new Set(formas.flatMap((forma) => [...forma.keys()])))
      emQuantos.set(traco, (emQuantos.get(traco) ?? 0) + 1);
  return new Map([...emQuantos].map(([traco, quantos]) => [traco, raridadeDe(textos.length, quantos)]));
};

const somar = (formas: readonly Tracos[], raridade: Tracos): Tracos => {
  const soma = new Map<string, number>();
  for (const forma of formas)
    for (const [traco, peso] of vetorDe(forma, (t) => raridade.get(t) ?? 0))
      soma.set(traco, (soma.get(traco) ?? 0) + peso);
  return soma;
};

/**
 * Learns from the ways of asking which text a question is for: a naive Bayes classifier over what they are made of. Each way of
 * asking that somebody adds teaches it, and it needs nothing besides them. It stops after each text, so that a server may do
 * something else meanwhile.
 */
export function* aprenderAosPoucos(textos: readonly Ensinado[]): Generator<undefined, Aprendido> {
  const formas: Tracos[][] = [];
  for (const texto of textos) {
    formas.push(texto.formas.map(tracosDe));
    yield;
  }
  const raridade = contarRaridade(formas);
  const usos = new Map<string, Uso[]>();
  const bases: number[] = [];
  for (const [texto, deste] of formas.entries()) {
    const soma = somar(deste, raridade);
    for (const [traco, peso] of soma) {
      const usado = usos.get(traco) ?? [];
      usado.push({ texto, peso: Math.log((peso + FOLGA) / FOLGA) });
      usos.set(traco, usado);
    }
    const total = [...soma.values()].reduce((a, b) => a + b, 0);
    bases.push(Math.log(FOLGA / (total + FOLGA * raridade.size)));
    yield;
  }
  return { chaves: textos.map(({ chave }) => chave), bases, usos, raridade };
}

export interface Parecidos {
  /** The names of the texts, the one that the question most resembles first. */
  readonly chaves: readonly string[];
  /** How much more the first resembles it than any text would by chance: the foreign stays low. */
  readonly certeza: number;
}

/** Words that no text has count among what a question says: who asks in such words resembles nothing much. */
export const parecidosCom = ({ chaves, bases, usos, raridade }: Aprendido, pergunta: string): Parecidos => {
  const nunca = raridadeDe(chaves.length, 0);
  const notas = chaves.map(() => 0);
  let dito = 0;
  for (const [traco, peso] of vetorDe(tracosDe(pergunta), (t) => raridade.get(t) ?? nunca)) {
    const usados = usos.get(traco);
    if (!usados) continue;
    dito += peso;
    for (const uso of usados) notas[uso.texto] = (notas[uso.texto] ?? 0) + peso * uso.peso;
  }
  const emOrdem = chaves
    .map((chave, texto) => ({ chave, nota: (notas[texto] ?? 0) + dito * (bases[texto] ?? 0) }))
    .sort((a, b) => b.nota - a.nota);
  const doMeio = emOrdem[Math.floor(emOrdem.length / 2)]?.nota ?? 0;
  return {
    chaves: emOrdem.map(({ chave }) => chave),
    certeza: (emOrdem[0]?.nota ?? 0) - doMeio,
  };
};
