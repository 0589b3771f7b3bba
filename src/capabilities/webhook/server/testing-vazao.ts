import type { TestApp } from '#testing/test-app.ts';

/** Acts of many cases, each case's in their order but all mixed, as they come in an office. */
export const praticarAtos = async (
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  casos: readonly number[],
  porCaso: number,
): Promise<void> => {
  const ocorrido_em = clock.now();
  for (let n = 0; n < porCaso; n += 1)
    await db
      .insertInto('manifestacao_historico')
      .values(
        casos.map((id_manifestacao) => ({
          id_manifestacao,
          acao: 'Análise',
          ocorrido_em,
          responsavel: 'Sistema',
        })),
      )
      .execute();
};

interface Recebido {
  readonly corpo: string;
}
interface Aviso {
  readonly IdManifestacao: number;
  readonly IdEvento: number;
}

/** What came, by case, without repeats: a receiver knows them by their number. */
export const porCaso = (recebidos: readonly Recebido[]): Map<number, number[]> => {
  const casos = new Map<number, number[]>();
  for (const { corpo } of recebidos) {
    const { IdManifestacao, IdEvento } = JSON.parse(corpo) as Aviso;
    const ja = casos.get(IdManifestacao) ?? [];
    if (!ja.includes(IdEvento)) casos.set(IdManifestacao, [...ja, IdEvento]);
  }
  return casos;
};

export const isEmOrdem = (numeros: readonly number[]): boolean =>
  numeros.every((numero, i) => i === 0 || numero > (numeros[i - 1] ?? 0));
