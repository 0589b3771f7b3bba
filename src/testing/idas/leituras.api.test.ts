import { afterAll, beforeAll, expect, it } from 'vitest';
import { API, createAndar } from './andar.ts';
import { LEITURAS, SEM_MEDIDA } from './tabela.ts';

let andar: Awaited<ReturnType<typeof createAndar>>;
beforeAll(async () => {
  andar = await createAndar();
}, 120_000);
afterAll(() => andar.app.close());

it('what each address that only reads costs stands in a table: one that grows is seen, one that shrinks is written down', async () => {
  const medidas: Record<string, string> = {};
  for (const endereco of andar.leituras) {
    const caminho = endereco.url.replace(API, '');
    const custo = await andar.custoDe(endereco);
    medidas[caminho] = custo ? `${custo[0]} statements, ${custo[1]} round trips` : 'nobody got an answer';
  }
  const escritas = Object.fromEntries([
    ...Object.entries(LEITURAS).map(([caminho, [comandos, idas]]) => [
      caminho,
      `${comandos} statements, ${idas} round trips`,
    ]),
    ...Object.keys(SEM_MEDIDA).map((caminho) => [caminho, 'nobody got an answer']),
  ]);
  expect(medidas).toEqual(escritas);
}, 400_000);
