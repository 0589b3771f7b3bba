import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { TipoFormulario, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { abrir as abrirSelo } from '#server/mail/selo.ts';
import { criarCaso, emailsDoEvento } from '#testing/casos.ts';
import { criarPedido, criarPedidoSemResposta, criarRecurso, interposto } from '#testing/recursos.ts';
import { Orgaos, registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { avisarJanelasJob } from './prazos/avisar-janelas.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T09:00:00-03:00' });
});
afterAll(() => app.close());

const amanhecer = async (dia: string): Promise<void> => {
  app.clock.set(`${dia}T07:29:00-03:00`);
  await avisarJanelasJob(app.platform).run({});
};
const avisosDe = async (evento: string, numeroProtocolo: string) =>
  (await emailsDoEvento(app, evento)).filter(({ texto }) => texto.includes(numeroProtocolo));
const RECLAMACAO = 'reclamacao.aberta';
const INSTANCIA = 'recurso.instancia-aberta';

describe('Decreto 7.724/2012, art. 22: the author of a request that nobody answered', () => {
  it('is told once, from the first day of the reclamação, until when it may be made', async () => {
    app.clock.set('2026-03-12T09:00:00-03:00');
    const pedido = await criarPedidoSemResposta(app);
    const respondido = await criarPedido(app);
    const maria = await entrarComo(app, 'maria.cidada');
    const remedios = await maria.get(`/api/app-web/v1/manifestacoes/${pedido.id}/remedios`);
    const { abre, ultimoDia } = remedios
      .json<{ remedio: string; abre: string; ultimoDia: string }[]>()
      .find(({ remedio }) => remedio === 'reclamar') ?? { abre: '', ultimoDia: '' };
    // Thirty days after the filing of Thu 12/03; forty after the first day counted, Fri 13/03.
    expect([abre, ultimoDia]).toEqual(['2026-04-11', '2026-04-22']);
    await amanhecer('2026-04-10');
    expect(await avisosDe(RECLAMACAO, pedido.numeroProtocolo)).toEqual([]);
    await amanhecer('2026-04-11');
    await amanhecer('2026-04-12');
    const [email, ...outros] = await avisosDe(RECLAMACAO, pedido.numeroProtocolo);
    expect(outros).toEqual([]);
    expect(email).toMatchObject({ para: 'maria.cidada@escuta.invalid' });
    for (const parte of [
      'terminou em 01/04/2026',
      'reclamar até 22/04/2026',
      'Reclamar da falta de resposta',
      'A autoridade que cuida da Lei de Acesso no IFCE',
      `/web/manifestacao/detalhar/${pedido.id}`,
    ])
      expect(email?.texto).toContain(parte);
    expect(email?.texto).not.toMatch(/\{\{|luz do posto/);
    expect(await avisosDe(RECLAMACAO, respondido.numeroProtocolo)).toEqual([]);
  });

  it('is told also on the last day after the clock jumped, and no more afterwards nor after a reclamação', async () => {
    const criar = () => criarPedidoSemResposta(app, { registradaEm: '2026-03-12T09:00:00-03:00' });
    const [pulou, tarde, reclamou] = [await criar(), await criar(), await criar()];
    const arquivado = await criarPedidoSemResposta(app, {
      registradaEm: '2026-03-12T09:00:00-03:00',
      situacao: Situacao.arquivada,
    });
    app.clock.set('2026-04-13T09:00:00-03:00');
    await interposto(await entrarComo(app, 'maria.cidada'), reclamou.id, {
      remedio: 'reclamar',
      idTipoRecurso: null,
    });
    await app.db
      .updateTable('manifestacao')
      .set({
        prazo: '2026-03-30',
        registro_contado: '2026-02-20',
        registrada_em: new Date('2026-02-20T12:00:00Z'),
      })
      .where('id', '=', tarde.id)
      .execute();
    await amanhecer('2026-04-22');
    expect(await avisosDe(RECLAMACAO, pulou.numeroProtocolo)).toHaveLength(1);
    // An office's archiving is no answer.
    expect(await avisosDe(RECLAMACAO, arquivado.numeroProtocolo)).toHaveLength(1);
    expect(await avisosDe(RECLAMACAO, tarde.numeroProtocolo)).toEqual([]);
    expect(await avisosDe(RECLAMACAO, reclamou.numeroProtocolo)).toEqual([]);
  });
});

describe('the mail of an open reclamação', () => {
  const noSelo = async () => {
    const emails = await emailsDoEvento(app, RECLAMACAO);
    return emails.flatMap((email) => (email.selado ? [abrirSelo(app.platform.config, email)] : []));
  };
  const vencer = (id: number) =>
    app.db
      .updateTable('manifestacao')
      .set({
        id_tipo: TipoManifestacao.acessoAInformacao,
        id_tipo_formulario: TipoFormulario.acessoAInformacao,
        prazo: '2026-04-01',
        registro_contado: '2026-03-12',
        registrada_em: new Date('2026-03-12T12:00:00Z'),
      })
      .where('id', '=', id)
      .execute();

  it('Lei 13.608/2018, art. 4º-B: of what was ever a denúncia is sealed, and says no more than the others', async () => {
    const protegida = await criarCaso(app, { tipo: TipoManifestacao.denuncia, idOuvidoria: Orgaos.ifce });
    await vencer(protegida.id);
    await amanhecer('2026-04-13');
    const [email] = (await noSelo()).filter(({ texto }) => texto.includes(protegida.numeroProtocolo));
    expect(email?.para).toBe('maria.cidada@escuta.invalid');
    expect(email?.texto).toContain('reclamar até 22/04/2026');
    expect(email?.texto).not.toMatch(/denúncia|luz do posto/i);
  });

  it('Lei 13.460/2017, art. 10 § 7º: reaches who asked with the identity preserved, with the address sealed', async () => {
    app.clock.set('2026-03-12T09:00:00-03:00');
    const feito = await registrar(await entrarComo(app, 'maria.cidada'), {
      idTipoManifestacao: TipoManifestacao.acessoAInformacao,
      preservarIdentidade: true,
    });
    const { numeroProtocolo } = feito.json<{ numeroProtocolo: string }>();
    await amanhecer('2026-04-13');
    const [email] = (await noSelo()).filter(({ texto }) => texto.includes(numeroProtocolo));
    expect(email?.para, feito.body).toBe('maria.cidada@escuta.invalid');
  });
});

describe('Lei 12.527/2011, arts. 15 e 16: who appealed and got no decision', () => {
  it('is told once that the next instance is open, where it is and until when', async () => {
    app.clock.set('2026-03-12T09:00:00-03:00');
    const pedido = await criarPedido(app);
    const { semDecisao } = await interposto(await entrarComo(app, 'maria.cidada'), pedido.id);
    // Due on Tue 17/03; ten days from Wed 18/03.
    expect(semDecisao).toBe(
      'Se não houver decisão, cabe recurso à instância seguinte, de 18/03/2026 a 27/03/2026.',
    );
    const [recibo] = await avisosDe('recurso.registrado', pedido.numeroProtocolo);
    expect(recibo?.texto).toContain(semDecisao);
    await amanhecer('2026-03-17');
    expect(await avisosDe(INSTANCIA, pedido.numeroProtocolo)).toEqual([]);
    await amanhecer('2026-03-18');
    await amanhecer('2026-03-19');
    const [email, ...outros] = await avisosDe(INSTANCIA, pedido.numeroProtocolo);
    expect(outros).toEqual([]);
    for (const parte of [
      'terminou em 17/03/2026',
      'até 27/03/2026',
      'Entrar com recurso',
      'Segunda Instância',
      'A autoridade máxima do IFCE',
    ])
      expect(email?.texto).toContain(parte);
    expect(email?.texto).not.toContain('{{');
  });

  it('LAI art. 16 § 3º: the silence of the CGU opens nothing, and neither mail nor receipt promises it', async () => {
    app.clock.set('2026-03-12T09:00:00-03:00');
    const pedido = await criarPedido(app);
    await criarRecurso(app, pedido.id, { respondido: true, idInstancia: Instancia.segunda });
    const { semDecisao } = await interposto(await entrarComo(app, 'maria.cidada'), pedido.id);
    expect(semDecisao).toContain('continua devida');
    const parado = await criarPedido(app);
    await criarRecurso(app, parado.id, { idInstancia: Instancia.cgu, idJulgadora: Orgaos.cgu });
    await amanhecer('2026-03-20');
    for (const { numeroProtocolo } of [pedido, parado]) {
      expect(await avisosDe(INSTANCIA, numeroProtocolo)).toEqual([]);
    }
  });
});
