import { expect } from 'vitest';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { type Endpoint, type ExemploDeCorpo, splitKey } from '#kernel/endpoint.ts';
import { addDays, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { criarPedidoRespondido, criarRecurso } from '#testing/decisoes.ts';
import { Orgaos } from '#testing/registro.ts';
import type { TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { integracaoContract } from '../contract.ts';
import { exemplosDaAdmissibilidade } from '../domain/exemplos/recursos.ts';
import { exemplosDoRegistro } from '../domain/exemplos/registrar.ts';
import type { ExemploNoCaso } from '../domain/exemplos/responder.ts';
import { exemplosDoArquivamento } from '../domain/exemplos/tratar.ts';
import { exemplosDaAssinatura } from '../domain/exemplos/webhooks.ts';
import { Clientes, entrarComoPrograma, type Programa } from './testing-integracao.ts';

/** One example of one call that acts, as the contract has it. */
export interface ExemploDaChamada {
  readonly chave: string;
  readonly nome: string;
  readonly exemplo: ExemploDeCorpo;
}

const contrato: Readonly<Record<string, Endpoint>> = integracaoContract;

const daquiA = (app: TestApp, dias: number): string =>
  toIsoDate(addDays(localDate(app.clock.now().getTime()), dias));

/** Tests resolve no names: of an example only the receiver's address is another. */
export const corpoDe = ({
  exemplo: { corpo },
}: Pick<ExemploDaChamada, 'exemplo'>): Record<string, unknown> =>
  corpo && 'EnderecoWebhook' in corpo ? { ...corpo, EnderecoWebhook: 'http://127.0.0.1:9/' } : { ...corpo };

/** Every call that changes something, but the one for tokens. */
export const chamadasQueAgem = (): readonly (readonly [string, Endpoint])[] =>
  Object.entries(contrato).filter(
    ([chave, { integracao }]) => splitKey(chave).method !== 'GET' && integracao === 'api',
  );

export const todosOsExemplos = (): readonly ExemploDaChamada[] =>
  chamadasQueAgem().flatMap(([chave, { exemplos = {} }]) =>
    Object.entries(exemplos).map(([nome, exemplo]) => ({ chave, nome, exemplo })),
  );

/** What must be there before an example can be sent; each gives the id of a new one. */
export const criarPreparo = async (app: TestApp, programa: Programa) => {
  const feito = async (caminho: string, corpo: object = {}) => {
    const resposta = await programa.post(caminho, corpo);
    expect(resposta.statusCode, `${caminho}: ${resposta.body}`).toBe(200);
    return resposta.json();
  };
  const caso = async (sobre: keyof typeof exemplosDoRegistro): Promise<number> =>
    (await feito('/manifestacoes', exemplosDoRegistro[sobre].corpo)).IdManifestacao;
  const webhook = async (): Promise<number> => {
    await app.db.deleteFrom('webhook').execute();
    const { assinar } = exemplosDaAssinatura;
    return (await feito('/webhooks', assinar && corpoDe({ exemplo: assinar }))).IdWebhook;
  };
  const recurso = async (): Promise<number> =>
    criarRecurso(app, await criarPedidoRespondido(app), { idTipoResposta: null });
  const admin = await entrarComo(app, 'admin');
  const { id: idDaConta } = await app.db
    .selectFrom('usuario')
    .select('id')
    .where('login', '=', 'ws.respondente')
    .executeTakeFirstOrThrow();
  const url = `/api/app-web/v1/gerenciar/orgaos/${Orgaos.cgu}/autoridades`;
  const { instancias } = (await admin.get(url)).json<{
    instancias: { idInstancia: number; nomeados: { idUsuario: number }[] }[];
  }>();
  const antes = instancias.find(({ idInstancia }) => idInstancia === Instancia.cgu)?.nomeados ?? [];
  const nomeada = await admin.send({
    method: 'PUT',
    url: `${url}/${Instancia.cgu}`,
    payload: { pessoas: [idDaConta], antes: antes.map(({ idUsuario }) => idUsuario) },
  });
  expect(nomeada.statusCode, nomeada.body).toBe(200);
  await app.db
    .updateTable('integracao_cliente')
    .set({ limite_por_minuto: 60_000 })
    .where('id', '=', Clientes.respondente)
    .execute();
  // The first request of the year, which the example of a repeated one names.
  await caso('acesso');

  const preparos: Readonly<Record<string, (exemplo: ExemploDeCorpo) => Promise<number>>> = {
    reabrir: async () => {
      const id = await caso('reclamacao');
      await feito(`/manifestacoes/${id}/arquivar`, exemplosDoArquivamento.arquivar?.corpo);
      return id;
    },
    admissibilidade: recurso,
    decisao: async () => {
      const id = await recurso();
      await feito(`/recursos/${id}/admissibilidade`, exemplosDaAdmissibilidade.conhece.corpo);
      return id;
    },
    entrega: async () => {
      const pedido = await criarPedidoRespondido(app, { idOuvidoria: Orgaos.cgu });
      return criarRecurso(app, pedido, { idInstancia: Instancia.primeira, entrega: daquiA(app, 19) });
    },
    reenviar: async () => {
      const id = await webhook();
      await app.db.updateTable('webhook').set({ a_confirmar_desde: null }).where('id', '=', id).execute();
      return id;
    },
  };
  /** The address to send the example to. */
  return async ({ chave, exemplo }: ExemploDaChamada): Promise<string> => {
    const { path } = splitKey(chave);
    const ato = path.split('/')[3] ?? '';
    if (!path.includes(':')) {
      if (path === '/webhooks') await app.db.deleteFrom('webhook').execute();
      return path;
    }
    const proprio = preparos[ato];
    const id = proprio
      ? await proprio(exemplo)
      : path.startsWith('/webhooks')
        ? await webhook()
        : await caso((exemplo as ExemploNoCaso).sobre);
    return path.replace(/:\w+/, String(id));
  };
};

export const abrirExemplos = async (app: TestApp) => {
  const programa = await entrarComoPrograma(app, 'respondente');
  return { programa, preparar: await criarPreparo(app, programa) };
};
