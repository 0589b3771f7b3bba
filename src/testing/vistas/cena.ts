import { sql } from 'kysely';
import { expect } from 'vitest';
import { webm } from '#capabilities/anexo/domain/testing-voz.ts';
import { enviarArquivo } from '#capabilities/anexo/server/testing-envio.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { seedMonitoramento } from '../../../db/seed/seed-monitoramento.ts';
import { criarCaso } from '../casos.ts';
import { criarPedidoRespondido, criarRecurso } from '../decisoes.ts';
import { registrar } from '../registro.ts';
import type { TestApp } from '../test-app.ts';
import { entrarComo, type Visitor } from '../visitor.ts';

/** What stands for the parts of an address, and the case that it is then about. */
export interface Alvo {
  readonly valores: Readonly<Record<string, string>>;
  readonly idManifestacao: number;
}

/** What hangs on a case and is asked for by a number of its own, or by it besides the case's. */
const PARTES: Readonly<Record<string, { readonly tabela: string; readonly id: string }>> = {
  idRecurso: { tabela: 'recurso', id: 'id' },
  idTramitacao: { tabela: 'tramitacao', id: 'id' },
  idAbertura: { tabela: 'abertura_identidade', id: 'id' },
  idDenuncia: { tabela: 'denuncia_descumprimento', id: 'id' },
  idIncidente: { tabela: 'incidente_correcao', id: 'id' },
  idPedido: { tabela: 'pedido_identidade', id: 'id' },
  idAnexo: { tabela: 'anexo', id: 'id' },
  idAvaliacao: { tabela: 'avaliacao_tratamento_caso', id: 'id_avaliacao' },
};
export const nomesDasPartes = Object.keys(PARTES);
const DE_CADA_PARTE = 60;

const BASE = '/api/app-web/v1';
const feito = async (quem: Visitor, caminho: string, corpo: Record<string, unknown>): Promise<number> => {
  const response = await quem.post(`${BASE}/${caminho}`, corpo);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ idModelo?: number }>().idModelo ?? 0;
};

/** What the cases of the demonstration do not have; answers a template that the walk fills in. */
export const completarCena = async (app: TestApp): Promise<{ readonly idModelo: string }> => {
  await seedMonitoramento(app.platform);
  const maria = await entrarComo(app, 'maria.cidada');
  const gestor = await entrarComo(app, 'gestor.cgu');
  const { id } = await criarCaso(app);
  const { idAnexo, segredo } = await enviarArquivo(app, Buffer.from('recibo'), 'recibo.txt');
  const acrescimo = { texto: 'Achei o recibo.', anexos: [{ idAnexo, segredo }] };
  await feito(maria, `manifestacoes/${id}/acrescentar`, acrescimo);
  const voz = await enviarArquivo(app, webm(), 'mensagem-de-voz.webm');
  const comVoz = await registrar(maria, { anexos: [{ idAnexo: voz.idAnexo, segredo: voz.segredo }] });
  expect(comVoz.statusCode, comVoz.body).toBe(200);
  await feito(gestor, `tratamento/${id}/notas`, { texto: 'Falei com o posto.', mencionados: [] });
  const denuncia = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
  await feito(gestor, `tratamento/${denuncia.id}/identidade`, {
    justificativa: 'Marcar com quem denunciou o depoimento na comissão de sindicância do órgão.',
  });
  const registrada = await registrar(maria, { naoDevemVer: [{ nome: 'Renata Oliveira Brandão' }] });
  expect(registrada.statusCode, registrada.body).toBe(200);
  const pedido = await criarPedidoRespondido(app);
  const idRecurso = await criarRecurso(app, pedido, { entrega: '2026-03-20' });
  await feito(await entrarComo(app, 'respondente.ifce'), `recursos/${idRecurso}/incidentes`, {
    motivo: 'impossibilidade',
    texto: 'O arquivo pedido foi destruído na enchente de 2019.',
  });
  const modelo = { nome: 'Recebemos', texto: 'Recebemos o pedido {{protocolo}} e vamos responder.' };
  return { idModelo: String(await feito(gestor, 'tratamento/modelos', modelo)) };
};

/** Tables of which a case that has a row is looked for in every office and type. */
const TABELAS =
  'recurso promessa desfecho processo_do_caso representacao atendimento mensagem nota_interna pedido_identidade abertura_identidade denuncia_descumprimento pedido_impedimento impedimento encaminhamento anexo manifestacao'.split(
    ' ',
  );

export const casosDaCena = async ({ db }: TestApp): Promise<Alvo[]> => {
  const casos = new Set<number>();
  for (const tabela of TABELAS) {
    const id = sql.ref(tabela === 'manifestacao' ? 't.id' : 't.id_manifestacao');
    const { rows } = await sql<{
      id: number;
    }>`select distinct on (m.id_ouvidoria, m.id_tipo, m.id_situacao) m.id
      from ${sql.table(tabela)} t join manifestacao m on m.id = ${id} where m.id_ouvidoria in (6, 65)
      order by m.id_ouvidoria, m.id_tipo, m.id_situacao, m.id desc`.execute(db);
    for (const row of rows) casos.add(row.id);
  }
  return [...casos].map((id) => ({ valores: { idManifestacao: String(id) }, idManifestacao: id }));
};

export const partesDaCena = async ({ db }: TestApp): Promise<ReadonlyMap<string, readonly Alvo[]>> => {
  const partes = new Map<string, readonly Alvo[]>();
  for (const [nome, { tabela, id }] of Object.entries(PARTES)) {
    const { rows } = await sql<{ id: number; id_manifestacao: number }>`
      select ${sql.ref(id)} as id, id_manifestacao from ${sql.table(tabela)} where id_manifestacao is not null
      order by 1 desc limit ${DE_CADA_PARTE}`.execute(db);
    partes.set(
      nome,
      rows.map((row) => ({
        valores: { [nome]: String(row.id), idManifestacao: String(row.id_manifestacao) },
        idManifestacao: row.id_manifestacao,
      })),
    );
  }
  return partes;
};
