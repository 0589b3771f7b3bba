import { z } from 'zod';

/** Maria filed. Who may not know it writes her name among others, and looks which one does not come back. */
const DE_QUEM_REGISTROU = 'maria aparecida souza';
const DEPOIS = 'tereza cristina borges';
export const NOMES = [
  'joana prado nunes',
  'carlos eduardo meireles',
  DE_QUEM_REGISTROU,
  DEPOIS,
  'paulo roberto siqueira',
];
/** In lower case: the form of a name is covered whoever it is, the comparison alone finds these. */
export const LISTA = `Receberam: ${NOMES.join(', ')}.`;

export type Corpo = Readonly<Record<string, unknown>>;
type Caminho = readonly (string | number)[];

const folhas = (valor: unknown, caminho: Caminho = []): Caminho[] => {
  if (typeof valor === 'string') return [caminho];
  if (typeof valor !== 'object' || valor === null) return [];
  return Object.entries(valor).flatMap(([nome, cada]) =>
    folhas(cada, [...caminho, Array.isArray(valor) ? Number(nome) : nome]),
  );
};

const comTexto = (valor: unknown, [passo, ...resto]: Caminho): unknown => {
  if (passo === undefined) return LISTA;
  if (Array.isArray(valor)) return valor.map((cada, k) => (k === passo ? comTexto(cada, resto) : cada));
  const objeto = (valor ?? {}) as Corpo;
  return { ...objeto, [passo]: comTexto(objeto[passo], resto) };
};

/** The body with the list in every field where the act takes any text, those that may be left out among them. */
export const preencher = (
  entrada: z.ZodType,
  corpo: Corpo,
  /** Asks of each field by itself, where there is no body to begin with. */
  soCampos = false,
): { corpo: Corpo; campos: readonly string[] } => {
  const opcionais: readonly Caminho[] =
    entrada instanceof z.ZodObject
      ? Object.keys(entrada.shape).flatMap((nome) => (nome in corpo ? [] : [[nome]]))
      : [];
  const campos: string[] = [];
  let cheio: Corpo = corpo;
  for (const caminho of [...folhas(corpo), ...opcionais]) {
    const tentado = comTexto(cheio, caminho) as Corpo;
    const { issues } = entrada.safeParse(tentado).error ?? { issues: [] };
    const recusado = soCampos ? issues.some(({ path }) => path[0] === caminho[0]) : issues.length > 0;
    if (recusado) continue;
    cheio = tentado;
    campos.push(caminho.join('.'));
  }
  return { corpo: cheio, campos };
};

const vezes = (texto: string, nome: string): number => texto.split(nome).length - 1;

const isOraculo = (texto: string): boolean => {
  const lido = texto.replace(/\s+/g, ' ').toLowerCase();
  return vezes(lido, DE_QUEM_REGISTROU) < vezes(lido, DEPOIS);
};

/** Where an answer shows a name that stood after the author's, and not the author's. */
export const oraculosEm = (valor: unknown, onde = ''): string[] => {
  if (typeof valor === 'string') return isOraculo(valor) ? [`${onde}: ${valor.slice(0, 200)}`] : [];
  if (typeof valor !== 'object' || valor === null) return [];
  return Object.entries(valor).flatMap(([nome, cada]) => oraculosEm(cada, `${onde}.${nome}`));
};

export const mostraALista = (texto: string): boolean => texto.replace(/\s+/g, ' ').includes(DEPOIS);
