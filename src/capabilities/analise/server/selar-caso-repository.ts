import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Every column with words about a case, and the column that holds them sealed. */
const textos = [
  { tabela: 'resposta', chave: 'id', aberto: 'texto', cifrado: 'texto_cifrado' },
  { tabela: 'complementacao', chave: 'id', aberto: 'texto', cifrado: 'texto_cifrado' },
  { tabela: 'complementacao', chave: 'id', aberto: 'novidade', cifrado: 'novidade_cifrada' },
  { tabela: 'desistencia', chave: 'id', aberto: 'parte', cifrado: 'parte_cifrada' },
  { tabela: 'desistencia', chave: 'id', aberto: 'motivo', cifrado: 'motivo_cifrado' },
  { tabela: 'desistencia', chave: 'id', aberto: 'ameaca', cifrado: 'ameaca_cifrada' },
  { tabela: 'desistencia', chave: 'id', aberto: 'justificativa', cifrado: 'justificativa_cifrada' },
  { tabela: 'pedido_reabertura', chave: 'id', aberto: 'texto', cifrado: 'texto_cifrado' },
  { tabela: 'pedido_impedimento', chave: 'id', aberto: 'texto', cifrado: 'texto_cifrado' },
  { tabela: 'abertura_identidade', chave: 'id', aberto: 'motivo', cifrado: 'motivo_cifrado' },
  { tabela: 'abertura_identidade', chave: 'id', aberto: 'fundamento', cifrado: 'fundamento_cifrado' },
  { tabela: 'impedimento', chave: 'id', aberto: 'motivo', cifrado: 'motivo_cifrado' },
  { tabela: 'suspensao_guarda', chave: 'id', aberto: 'motivo', cifrado: 'motivo_cifrado' },
  { tabela: 'pedido_reabertura', chave: 'id', aberto: 'justificativa', cifrado: 'justificativa_cifrada' },
  { tabela: 'recurso', chave: 'id', aberto: 'texto', cifrado: 'texto_cifrado' },
  { tabela: 'mensagem', chave: 'id', aberto: 'texto', cifrado: 'texto_cifrado' },
  { tabela: 'nota_interna', chave: 'id', aberto: 'texto', cifrado: 'texto_cifrado' },
  { tabela: 'tramitacao', chave: 'id', aberto: 'mensagem', cifrado: 'mensagem_cifrada' },
  { tabela: 'tramitacao', chave: 'id', aberto: 'contribuicao', cifrado: 'contribuicao_cifrada' },
  { tabela: 'tramitacao', chave: 'id', aberto: 'prazo_motivo', cifrado: 'prazo_motivo_cifrado' },
  { tabela: 'tramitacao', chave: 'id', aberto: 'prazo_recusa', cifrado: 'prazo_recusa_cifrada' },
  {
    tabela: 'encaminhamento',
    chave: 'id',
    aberto: 'texto_destinatario',
    cifrado: 'texto_destinatario_cifrado',
  },
  {
    tabela: 'encaminhamento',
    chave: 'id',
    aberto: 'texto_solicitante',
    cifrado: 'texto_solicitante_cifrado',
  },
  {
    tabela: 'prorrogacao',
    chave: 'id_manifestacao',
    aberto: 'justificativa',
    cifrado: 'justificativa_cifrada',
  },
  { tabela: 'arquivamento', chave: 'id', aberto: 'justificativa', cifrado: 'justificativa_cifrada' },
  {
    tabela: 'pesquisa_satisfacao',
    chave: 'id_manifestacao',
    aberto: 'comentario',
    cifrado: 'comentario_cifrado',
  },
  { tabela: 'ciencia', chave: 'id', aberto: 'observacao', cifrado: 'observacao_cifrada' },
  { tabela: 'denuncia_descumprimento', chave: 'id', aberto: 'texto', cifrado: 'texto_cifrado' },
  { tabela: 'denuncia_descumprimento', chave: 'id', aberto: 'resposta', cifrado: 'resposta_cifrada' },
  { tabela: 'promessa', chave: 'id', aberto: 'texto', cifrado: 'texto_cifrado' },
  { tabela: 'entrega', chave: 'id', aberto: 'texto', cifrado: 'texto_cifrado' },
  { tabela: 'entrega', chave: 'id', aberto: 'local', cifrado: 'local_cifrado' },
  { tabela: 'processo_do_caso', chave: 'id', aberto: 'numero', cifrado: 'numero_cifrado' },
  { tabela: 'representacao', chave: 'id', aberto: 'dados', cifrado: 'dados_cifrados' },
  { tabela: 'incidente_correcao', chave: 'id', aberto: 'texto', cifrado: 'texto_cifrado' },
  { tabela: 'incidente_correcao', chave: 'id', aberto: 'resposta', cifrado: 'resposta_cifrada' },
  {
    tabela: 'incidente_correcao',
    chave: 'id',
    aberto: 'justificativa_prorrogacao',
    cifrado: 'justificativa_prorrogacao_cifrada',
  },
] as const;

export const sealTextos = async (
  tx: Db,
  idManifestacao: number,
  selar: (texto: string) => Buffer,
): Promise<void> => {
  for (const { tabela, chave, aberto, cifrado } of textos) {
    const { rows } = await sql<{ chave: number; texto: string }>`
      select ${sql.ref(chave)} as chave, ${sql.ref(aberto)} as texto from ${sql.table(tabela)}
      where id_manifestacao = ${idManifestacao} and ${sql.ref(aberto)} is not null`.execute(tx);
    for (const row of rows) {
      await sql`
        update ${sql.table(tabela)} set ${sql.ref(aberto)} = null, ${sql.ref(cifrado)} = ${selar(row.texto)}
        where ${sql.ref(chave)} = ${row.chave}`.execute(tx);
    }
  }
};

/** Words that belong to an appeal: a denúncia can have a pedido de revisão, and the instances above it. */
const textosDosRecursos = [
  { tabela: 'resposta_recurso', aberto: 'texto', cifrado: 'texto_cifrado' },
  { tabela: 'qualificacao_recurso', aberto: 'comentario', cifrado: 'comentario_cifrado' },
  { tabela: 'esclarecimento', aberto: 'pergunta', cifrado: 'pergunta_cifrada' },
  { tabela: 'esclarecimento', aberto: 'resposta', cifrado: 'resposta_cifrada' },
  {
    tabela: 'esclarecimento',
    aberto: 'justificativa_prorrogacao',
    cifrado: 'justificativa_prorrogacao_cifrada',
  },
] as const;

export const sealTextosDosRecursos = async (
  tx: Db,
  idManifestacao: number,
  selar: (texto: string) => Buffer,
): Promise<void> => {
  for (const { tabela, aberto, cifrado } of textosDosRecursos) {
    const { rows } = await sql<{ id: number; texto: string }>`
      select id, ${sql.ref(aberto)} as texto from ${sql.table(tabela)}
      where id_recurso in (select r.id from recurso r where r.id_manifestacao = ${idManifestacao})
        and ${sql.ref(aberto)} is not null`.execute(tx);
    for (const row of rows) {
      await sql`
        update ${sql.table(tabela)} set ${sql.ref(aberto)} = null, ${sql.ref(cifrado)} = ${selar(row.texto)}
        where id = ${row.id}`.execute(tx);
    }
  }
};

export const listDetalhesDoHistorico = (tx: Db, idManifestacao: number) =>
  tx
    .selectFrom('manifestacao_historico')
    .select(['id', 'detalhes'])
    .where('id_manifestacao', '=', idManifestacao)
    .where(sql<boolean>`detalhes <> '{}'`)
    .execute();

export const updateDetalhesDoHistorico = async (tx: Db, id: number, detalhes: string): Promise<void> => {
  await tx.updateTable('manifestacao_historico').set({ detalhes }).where('id', '=', id).execute();
};

/** The structured part of answers also names people and bodies; sealed ones are skipped. */
export const listDetalhesDasRespostas = (tx: Db, idManifestacao: number) =>
  tx
    .selectFrom('resposta')
    .select(['id', 'detalhes'])
    .where('id_manifestacao', '=', idManifestacao)
    .where(sql<boolean>`detalhes <> '{}' and not detalhes ? 'cifrado'`)
    .execute();

export const updateDetalhesDaResposta = async (tx: Db, id: number, detalhes: string): Promise<void> => {
  await tx.updateTable('resposta').set({ detalhes }).where('id', '=', id).execute();
};

/** Moves the identity to the vault; nothing of it stays outside. */
export const moveIdentidade = async (
  tx: Db,
  row: { id_manifestacao: number; chave_embrulhada: Buffer; identidade_cifrada: Buffer | null },
): Promise<void> => {
  const { id_manifestacao, ...cofre } = row;
  await tx
    .insertInto('manifestacao_cofre')
    .values(row)
    .onConflict((conflict) => conflict.column('id_manifestacao').doUpdateSet(cofre))
    .execute();
  await tx.deleteFrom('manifestante').where('id_manifestacao', '=', id_manifestacao).execute();
};
