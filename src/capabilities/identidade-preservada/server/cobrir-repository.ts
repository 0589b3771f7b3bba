import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Where words of who asked stand in the open, beside the request itself. */
const DA_PESSOA = [
  { tabela: 'recurso', chave: 'id', coluna: 'texto' },
  { tabela: 'complementacao', chave: 'id', coluna: 'texto' },
  { tabela: 'mensagem', chave: 'id', coluna: 'texto', so: sql`do_manifestante` },
  { tabela: 'desistencia', chave: 'id', coluna: 'parte' },
  { tabela: 'desistencia', chave: 'id', coluna: 'motivo' },
  { tabela: 'desistencia', chave: 'id', coluna: 'ameaca' },
  { tabela: 'pedido_reabertura', chave: 'id', coluna: 'texto' },
  { tabela: 'denuncia_descumprimento', chave: 'id', coluna: 'texto' },
  { tabela: 'pesquisa_satisfacao', chave: 'id_manifestacao', coluna: 'comentario' },
] as const satisfies readonly {
  readonly tabela: string;
  readonly chave: string;
  readonly coluna: string;
  readonly so?: RawBuilder<unknown>;
}[];

/** Requests whose words an earlier version left in the open; `depoisDe` is for paging. */
export const listACobrir = async (
  db: Db,
  { depoisDe, limite }: { readonly depoisDe: number; readonly limite: number },
): Promise<number[]> => {
  const rows = await db
    .selectFrom('manifestante_preservado')
    .select('id_manifestacao')
    .where('palavras_cifradas', 'is', null)
    .where('id_manifestacao', '>', depoisDe)
    .orderBy('id_manifestacao')
    .limit(limite)
    .execute();
  return rows.map(({ id_manifestacao }) => id_manifestacao);
};

/** Locked, so that no act writes meanwhile; nothing when another server was faster. */
export const lockACobrir = (tx: Db, id: number) =>
  tx
    .selectFrom('manifestacao as m')
    .innerJoin('manifestante_preservado as e', 'e.id_manifestacao', 'm.id')
    .leftJoin('manifestacao_cofre as c', 'c.id_manifestacao', 'm.id')
    .select([
      'm.teor',
      'm.id_tipo_formulario',
      'e.chave_embrulhada as chave_preservada',
      'e.identidade_cifrada as identidade_preservada_cifrada',
      'c.chave_embrulhada as chave_do_caso',
    ])
    .where('m.id', '=', id)
    .where('e.palavras_cifradas', 'is', null)
    .forUpdate('m')
    .executeTakeFirst();

export const updateTeor = async (tx: Db, id: number, teor: string): Promise<void> => {
  await tx.updateTable('manifestacao').set({ teor }).where('id', '=', id).execute();
};

/** Writes every text of the person anew, where it comes out otherwise. */
export const cobrirTextos = async (tx: Db, id: number, cobrir: (texto: string) => string): Promise<void> => {
  for (const lugar of DA_PESSOA) {
    const [tabela, chave, coluna] = [sql.table(lugar.tabela), sql.ref(lugar.chave), sql.ref(lugar.coluna)];
    const { rows } = await sql<{ chave: number; texto: string }>`
      select ${chave} as chave, ${coluna} as texto from ${tabela}
      where id_manifestacao = ${id} and ${coluna} is not null
        ${'so' in lugar ? sql`and ${lugar.so}` : sql``}`.execute(tx);
    for (const { chave: qual, texto } of rows) {
      const coberto = cobrir(texto);
      if (coberto === texto) continue;
      await sql`update ${tabela} set ${coluna} = ${coberto} where ${chave} = ${qual}`.execute(tx);
    }
  }
};

export const listPedidosASelar = (tx: Db, id: number) =>
  tx
    .selectFrom('pedido_impedimento')
    .select(['id', 'texto', 'texto_cifrado'])
    .where('id_manifestacao', '=', id)
    .where('selado_com_a_identidade', '=', false)
    .execute();

export const selarPedido = async (tx: Db, idPedido: number, cifrado: Buffer): Promise<void> => {
  await tx
    .updateTable('pedido_impedimento')
    .set({ texto: null, texto_cifrado: cifrado, selado_com_a_identidade: true })
    .where('id', '=', idPedido)
    .execute();
};
