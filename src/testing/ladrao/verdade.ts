import { findCasoSemLeitor } from '#capabilities/manifestacao/server/caso.ts';
import type { TestApp } from '../test-app.ts';

/** What only the key tells, to judge what was found without it. */
export interface CasoSelado {
  readonly id: number;
  readonly idAutor: number | null;
  /** Name, document, e-mail, telephone of who filed. */
  readonly palavras: readonly string[];
}

const CURTA = 5;
const palavrasDe = (pessoa: object | null): string[] =>
  Object.values(pessoa ?? {}).filter(
    (cada): cada is string => typeof cada === 'string' && cada.length > CURTA,
  );

/** Every case whose author is hidden, opened with the key; and which other cases are of the same person. */
export const lerVerdade = async (app: TestApp) => {
  const rows = await app.db.selectFrom('manifestacao').select(['id']).orderBy('id').execute();
  const seladas: CasoSelado[] = [];
  const abertas: CasoSelado[] = [];
  for (const { id } of rows) {
    const caso = await findCasoSemLeitor(app.platform, id);
    if (!caso) continue;
    const pessoa = caso.manifestante();
    const lido = { id, idAutor: pessoa?.idUsuario ?? null, palavras: palavrasDe(pessoa) };
    if (caso.isSigilosa || caso.isPreservada) seladas.push(lido);
    else abertas.push(lido);
  }
  return { seladas, abertas };
};

export type Verdade = Awaited<ReturnType<typeof lerVerdade>>;
