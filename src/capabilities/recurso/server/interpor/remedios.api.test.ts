import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoRespostaRecurso } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { fazerAto } from '#testing/atos.ts';
import {
  criarPedido,
  criarPedidoSemResposta,
  criarRecurso,
  interpor,
  interposto,
  type NovoRecurso,
} from '#testing/recursos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let maria: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());
const em = async (iso: string): Promise<void> => {
  app.clock.set(`${iso}:00-03:00`);
  maria = await entrarComo(app, 'maria.cidada');
};

interface Visto {
  readonly remedio: string;
  readonly aberto: boolean;
  readonly motivo: string | null;
}
const coach = async (id: number): Promise<readonly Visto[]> =>
  (await maria.get(`/api/app-web/v1/manifestacoes/${id}/remedios`)).json();
const atosDo = async (id: number): Promise<readonly string[]> =>
  (await maria.get(`/api/app-web/v1/manifestacoes/${id}`))
    .json<{ atos: { ato: string }[] }>()
    .atos.map(({ ato }) => ato);
const retipar = async (id: number) => {
  const response = await fazerAto(
    await entrarComo(app, 'gestor.ifce'),
    'alterar-tipo',
    [{ idManifestacao: id }],
    { idTipoManifestacao: TipoManifestacao.reclamacao, motivo: 'O texto reclama do atendimento.' },
  );
  expect(response.json(), response.body).toMatchObject({ resultados: [{ feito: true }] });
};
const com =
  (...recursos: readonly NovoRecurso[]) =>
  async () => {
    const { id } = await criarPedido(app);
    for (const recurso of recursos) await criarRecurso(app, id, recurso);
    return id;
  };
const negado = { respondido: true, conhecido: true } as const;
const concedido = { ...negado, idTipoResposta: TipoRespostaRecurso.deferido } as const;
const mudar = (id: number, mudancas: { id_situacao: number }) =>
  app.db.updateTable('manifestacao').set(mudancas).where('id', '=', id).execute();

const SITUACOES: Readonly<Record<string, () => Promise<number>>> = {
  respondido: com(),
  'em silêncio': async () => (await criarPedidoSemResposta(app)).id,
  retipado: async () => {
    const { id } = await criarPedidoSemResposta(app);
    await retipar(id);
    return id;
  },
  'retipado e em revisão': async () => {
    const { id } = await criarPedidoSemResposta(app);
    await retipar(id);
    await criarRecurso(app, id, { idInstancia: Instancia.revisao });
    return id;
  },
  arquivado: async () => {
    const id = await com()();
    await mudar(id, { id_situacao: 8 });
    return id;
  },
  'encaminhado para fora': async () => {
    const { id } = await criarPedidoSemResposta(app);
    await mudar(id, { id_situacao: 7 });
    return id;
  },
  'na primeira instância': com({}),
  'negado na primeira': com(negado),
  'concedido com data': com({ ...concedido, dataEntrega: '2026-03-20' }),
  'entregue com a decisão': com(concedido),
  'silêncio da primeira, na segunda': com({ subiu: true }, { idInstancia: Instancia.segunda }),
  'reclamação pendente': async () => {
    const { id } = await criarPedidoSemResposta(app);
    await criarRecurso(app, id, { idInstancia: Instancia.reclamacao });
    return id;
  },
  'na última instância': com({ ...negado, idInstancia: Instancia.cmri, idJulgadora: 90 }),
};
const DIAS = ['2026-03-12T09:00', '2026-03-21T12:00', '2026-04-13T12:00', '2026-07-01T12:00'];

describe('the coach and the act', () => {
  it.each(Object.keys(SITUACOES))('say the same of every remedy, any day: %s', async (nome) => {
    await em('2026-03-12T09:00');
    const id = (await SITUACOES[nome]?.()) ?? 0;
    for (const dia of DIAS) {
      await em(dia);
      const [vistos, atos] = [await coach(id), await atosDo(id)];
      for (const { remedio, aberto, motivo } of vistos) {
        expect(aberto, `${remedio} em ${dia}`).toBe(atos.includes(remedio));
        expect(motivo === null, `${remedio} em ${dia}`).toBe(aberto);
        if (aberto || remedio === 'denunciarDescumprimento') continue;
        const recusa = await interpor(maria, id, {
          remedio,
          idTipoRecurso: remedio === 'recorrer' ? 2 : null,
        });
        expect([recusa.statusCode, recusa.json<{ message: string }>().message]).toEqual([
          409,
          expect.any(String),
        ]);
      }
    }
  });

  it('do not offer to complain of the silence of what is no request any more', async () => {
    await em('2026-03-02T09:00');
    const { id } = await criarPedidoSemResposta(app);
    await retipar(id);
    await em('2026-04-02T09:00');
    const reclamar = (await coach(id)).find(({ remedio }) => remedio === 'reclamar');
    expect(reclamar).toMatchObject({ aberto: false, motivo: expect.stringContaining('mudou o tipo') });
  });
});

describe('an answer that comes while an instance is judging', () => {
  it('says under itself what the coach says', async () => {
    await em('2026-03-02T09:00');
    const { id } = await criarPedidoSemResposta(app);
    await em('2026-04-01T09:00');
    await interposto(maria, id, { remedio: 'reclamar', idTipoRecurso: null });
    await em('2026-04-07T09:00');
    await interposto(maria, id, { idTipoRecurso: 1 });
    const gestor = await entrarComo(app, 'gestor.ifce');
    const response = await fazerAto(gestor, 'responder', [{ idManifestacao: id }], {
      texto: 'A planilha pedida não existe neste órgão.',
      idCodigoDecisao: 3,
      idEspecificacaoDecisao: null,
      detalhes: { buscaFeita: 'Procuramos no arquivo geral e no financeiro.' },
    });
    expect(response.json(), response.body).toMatchObject({ resultados: [{ feito: true }] });
    const { respostas } = (await maria.get(`/api/app-web/v1/manifestacoes/${id}`)).json<{
      respostas: { conteudo: { rotulo: string; valor: string }[] }[];
    }>();
    const frase = respostas[0]?.conteudo.find(({ rotulo }) => rotulo === 'Se você não concordar')?.valor;
    const recorrer = (await coach(id)).find(({ remedio }) => remedio === 'recorrer');
    expect(recorrer).toMatchObject({ aberto: false });
    expect(frase).toBe(recorrer?.motivo);
  });
});

describe('an appeal that nobody decided and that nobody took on in time', () => {
  it('leaves a new request and a denúncia, and the coach says so', async () => {
    await em('2026-03-12T09:00');
    const { id } = await criarPedido(app, { idOuvidoria: Orgaos.ifce });
    await criarRecurso(app, id);
    await em('2026-05-04T09:00');
    expect((await coach(id)).find(({ remedio }) => remedio === 'recorrer')?.motivo).toMatch(
      /terminou em 27\/03\/2026.*novo pedido.*CGU/,
    );
  });
});
