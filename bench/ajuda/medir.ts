import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Passagem } from '../../src/capabilities/ajuda/domain/passagem.ts';

/**
 * A question as a citizen wrote it, and the sources that answer it, each by its address or by its
 * kind and title.
 */
export interface Caso {
  readonly pergunta: string;
  readonly certas: readonly string[];
}

type Achada = Pick<Passagem, 'fonte' | 'titulo' | 'endereco'>;

export interface Medida<A extends Achada = Passagem> {
  readonly casos: number;
  readonly certos: number;
  readonly primeiros: number;
  readonly erros: readonly { readonly caso: Caso; readonly achadas: readonly A[] }[];
}

export type Conjunto = 'ajuste' | 'ajuste-2' | 'reserva' | 'reserva-2' | 'independente';
/** Questions that have nothing to do with the product; 'fora-independente' was never used for tuning. */
export type Alheias = 'fora' | 'fora-ajuste' | 'fora-independente';

const arquivoDe = (nome: string): string => path.join(import.meta.dirname, `${nome}.json`);
const ler = async (nome: string) => JSON.parse(await readFile(arquivoDe(nome), 'utf8'));

export const readCasos = (conjunto: Conjunto): Promise<readonly Caso[]> => ler(conjunto);

export const existe = (conjunto: Conjunto | Alheias): Promise<boolean> =>
  access(arquivoDe(conjunto)).then(
    () => true,
    () => false,
  );

export const readForaDoAssunto = (quais: Alheias): Promise<readonly string[]> => ler(quais);

const PRIMEIRAS = 3;

const isCerta = ({ certas }: Caso, { endereco, fonte, titulo }: Achada): boolean =>
  certas.includes(endereco) || certas.includes(`${fonte}:${titulo}`);

/** How many questions have a right source among the first three found. */
export const medir = async <A extends Achada>(
  casos: readonly Caso[],
  procurar: (texto: string, limite: number) => Promise<readonly A[]>,
): Promise<Medida<A>> => {
  const erros: Medida<A>['erros'][number][] = [];
  let primeiros = 0;
  for (const caso of casos) {
    const achadas = await procurar(caso.pergunta, PRIMEIRAS);
    if (achadas[0] && isCerta(caso, achadas[0])) primeiros++;
    if (!achadas.some((achada) => isCerta(caso, achada))) erros.push({ caso, achadas });
  }
  return { casos: casos.length, certos: casos.length - erros.length, primeiros, erros };
};
