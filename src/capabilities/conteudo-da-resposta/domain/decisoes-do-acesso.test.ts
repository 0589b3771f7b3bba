import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { decisoesDoAcesso } from './decisoes-do-acesso.ts';

interface Linha {
  readonly id: number;
  readonly descricao: string;
  readonly id_codigo_decisao?: number;
}

const linhasDe = async (tabela: string): Promise<readonly Linha[]> =>
  JSON.parse(await readFile(`db/reference/${tabela}.json`, 'utf8')).linhas;

it('Lei 12.527/2011, art. 11 § 1º: the decisions and their specifications are those of the tables', async () => {
  const [decisoes, especificacoes] = [
    await linhasDe('22-codigo-decisao'),
    await linhasDe('23-especificacao-decisao'),
  ];
  const porCodigo = (a: { codigo: number }, b: { codigo: number }) => a.codigo - b.codigo;
  expect([...decisoesDoAcesso].sort(porCodigo)).toEqual(
    decisoes
      .map(({ id, descricao }) => ({
        codigo: id,
        nome: descricao,
        especificacoes: especificacoes
          .filter(({ id_codigo_decisao }) => id_codigo_decisao === id)
          .map((cada) => cada.id),
      }))
      .sort(porCodigo),
  );
});
