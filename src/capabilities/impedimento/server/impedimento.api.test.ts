import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alertasDoDiaJob } from '#capabilities/alerta/server/alertas-do-dia.ts';
import { idsImpedidos } from '#capabilities/manifestacao/server/index.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { hours } from '#server/clock.ts';
import { dumpDoCaso, fazerAto } from '#testing/atos.ts';
import { acoesDoHistorico } from '#testing/casos.ts';
import { idDoLogin } from '#testing/pessoas-do-caso.ts';
import { Orgaos, registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';

const BASE = '/api/app-web/v1';
const GESTOR = 'Gustavo Teixeira Prado';
const RESPONDENTE = 'Renata Oliveira Brandão';

let app: TestApp;
let maria: Visitor;
let gestor: Visitor;
let respondente: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  maria = await entrarComo(app, 'maria.cidada');
  gestor = await entrarComo(app, 'gestor.cgu');
  respondente = await entrarComo(app, 'respondente.cgu');
});
afterAll(() => app.close());

interface Registrado {
  readonly idManifestacao: number;
  readonly numeroProtocolo: string;
  readonly codigoAcesso: string;
}

const denunciar = async (mudancas: Record<string, unknown>, quem = maria): Promise<Registrado> => {
  const response = await registrar(quem, { idTipoManifestacao: TipoManifestacao.denuncia, ...mudancas });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const contra = (...envolvidos: string[]) => ({
  teor: { texto: 'Desvio de material.', envolvidos: envolvidos.map((nome) => ({ nome })) },
});
const semQue = (...nomes: string[]) => ({ naoDevemVer: nomes.map((nome) => ({ nome })) });

const encaminhar = async ({ idManifestacao }: Registrado): Promise<void> => {
  const response = await fazerAto(gestor, 'encaminhar', [{ idManifestacao }], {
    idOuvidoriaDestino: Orgaos.ifce,
    textoDestinatario: 'Isto é do instituto, que deve apurar.',
    textoSolicitante: 'Quem cuida disto é o instituto federal.',
  });
  expect(response.json().resultados?.[0]?.feito ?? response.statusCode, response.body).toBe(true);
};

const abre = async (quem: Visitor, { idManifestacao }: Registrado) =>
  (await quem.get(`${BASE}/manifestacoes/${idManifestacao}`)).statusCode;
const ver = async (quem: Visitor, { idManifestacao }: Registrado) =>
  (await quem.get(`${BASE}/manifestacoes/${idManifestacao}/impedimentos`)).json();
const declarar = (quem: Visitor, { idManifestacao }: Registrado) =>
  quem.post(`${BASE}/manifestacoes/${idManifestacao}/declarar-impedimento`, {
    motivo: 'Sou irmã de quem está sendo acusado.',
  });
const findCaso = ({ idManifestacao }: Registrado) =>
  app.db.selectFrom('manifestacao').selectAll().where('id', '=', idManifestacao).executeTakeFirstOrThrow();
const impedidosEm = ({ idManifestacao }: Registrado) => idsImpedidos(app.platform, app.db, idManifestacao);

describe('Lei 9.784/1999, art. 18: conflict of interest, staff who are among the people involved', () => {
  it('see nothing of the case, whatever their profile; the others do', async () => {
    const caso = await denunciar(contra(`Sr. ${GESTOR.toUpperCase()}`));
    expect(await abre(gestor, caso)).toBe(404);
    expect(await abre(respondente, caso)).toBe(200);
    expect(await abre(maria, caso)).toBe(200);
  });

  it('are found in the answer to ‘Quem?’ too, which is all that the page without JavaScript asks', async () => {
    const caso = await denunciar({
      teor: { texto: 'Desvio de material.', quem: `Foi ${RESPONDENTE}, do almoxarifado.` },
    });
    expect([await abre(respondente, caso), await abre(gestor, caso)]).toEqual([404, 200]);
  });

  it('are found by CPF too, and the administrador, who works everywhere, is one of them', async () => {
    const admin = await entrarComo(app, 'admin');
    const caso = await denunciar(contra('CPF 700.100.148-10', 'Alguém de fora'));
    expect(await abre(admin, caso)).toBe(404);
    expect(await abre(gestor, caso)).toBe(200);
  });

  it('are found where the case arrives later: encaminhar keeps them away there', async () => {
    const caso = await denunciar(contra('Geísa Alencar Pinheiro'));
    await encaminhar(caso);
    expect((await impedidosEm(caso)).size).toBe(1);
    const ifce = await entrarComo(app, 'gestor.ifce');
    expect(await abre(ifce, caso)).toBe(404);
  });
});

describe('‘não quero que … veja’: those named by the person who reports', () => {
  it('are kept away in the transaction of the filing, and their names are sealed', async () => {
    const caso = await denunciar(semQue(GESTOR));
    expect(await abre(gestor, caso)).toBe(404);
    expect(await acoesDoHistorico(app, caso.idManifestacao)).toContain('Impedimento');
    const dump = await dumpDoCaso(app, caso.idManifestacao);
    const rows = JSON.stringify([
      await app.db.selectFrom('pedido_impedimento').selectAll().execute(),
      await app.db.selectFrom('impedimento').selectAll().execute(),
    ]);
    for (const texto of [dump, rows]) expect(texto).not.toMatch(/Gustavo|Teixeira/i);
    const id = await idDoLogin(app, 'gestor.cgu');
    const marcas = await app.db.selectFrom('impedimento').select(['marca', 'pessoa']).execute();
    expect(new Set(marcas.map(({ marca }) => marca.toString('hex'))).size).toBe(marcas.length);
    expect(
      marcas.some(({ pessoa }) => pessoa.toString('latin1').includes(String(id).padStart(12, '0'))),
    ).toBe(false);
  });

  it('told in part are kept away until the gestor settles who is meant; the others then see it again', async () => {
    const caso = await denunciar(semQue('Renata'));
    expect(await abre(respondente, caso)).toBe(404);
    const { gestor: visto } = await ver(gestor, caso);
    expect(visto.pedidos).toMatchObject([{ nome: 'Renata', resolvido: false }]);
    expect(visto.impedidos).toMatchObject([{ nome: RESPONDENTE, aConfirmar: true, podeAfastar: false }]);
    const definir = (quem: Visitor, pessoas: number[]) =>
      quem.post(`${BASE}/pedidos-de-impedimento/${visto.pedidos[0].idPedido}/definir`, {
        pessoas,
        motivo: 'A Renata do relato trabalha em outro setor.',
      });
    expect((await definir(respondente, [])).statusCode).toBe(403);
    expect((await definir(gestor, [await idDoLogin(app, 'gestor.ifce')])).statusCode).toBe(400);
    const colega = await idDoLogin(app, 'atendente.cgu');
    expect((await definir(gestor, [colega])).statusCode).toBe(200);
    expect(await abre(respondente, caso)).toBe(200);
    expect(await abre(await entrarComo(app, 'atendente.cgu'), caso)).toBe(404);
  });

  it('stay away for another reason when the gestor settles that one request meant somebody else', async () => {
    const caso = await denunciar({ ...contra(RESPONDENTE), ...semQue('Renata') });
    const { gestor: visto } = await ver(gestor, caso);
    const pedido = `${BASE}/pedidos-de-impedimento/${visto.pedidos[0].idPedido}/definir`;
    const dados = { pessoas: [], motivo: 'A Renata do relato trabalha em outro setor.' };
    expect((await gestor.post(pedido, dados)).statusCode).toBe(200);
    expect(await abre(respondente, caso)).toBe(404);
    expect(await ver(maria, caso)).toMatchObject({ meusPedidos: [{ estado: 'conferido-ninguem' }] });
  });

  it('are dated to the office as the filing is, by the hour, and to the person at the moment', async () => {
    const antes = app.clock.now();
    app.clock.advance(8 * 60_000);
    const caso = await denunciar(semQue(RESPONDENTE));
    const { registrada_em } = await findCaso(caso);
    expect(registrada_em.getTime()).toBeLessThan(app.clock.now().getTime());
    const { gestor: visto } = await ver(gestor, caso);
    expect(visto.impedidos[0].desde).toBe(registrada_em.toISOString());
    const { historico } = (await maria.get(`${BASE}/manifestacoes/${caso.idManifestacao}`)).json();
    const momentos = historico.map(({ ocorridoEm }: { ocorridoEm: string }) => ocorridoEm);
    expect(new Set(momentos)).toEqual(new Set([app.clock.now().toISOString()]));
    app.clock.set(antes.toISOString());
  });

  it('an administrador who reads by extraordinary access is not offered to declare what the act would refuse', async () => {
    const caso = await denunciar({});
    await app.db
      .insertInto('acesso_extraordinario')
      .values({
        id_manifestacao: caso.idManifestacao,
        id_usuario: await idDoLogin(app, 'admin'),
        quem: 'Administrador',
        motivo_cifrado: Buffer.from('x'),
        pedido_em: app.clock.now(),
        aprovado: true,
        decidido_em: app.clock.now(),
        decisor: 'Outra pessoa',
        id_decisor: await idDoLogin(app, 'gestor.cgu'),
        fundamento_cifrado: Buffer.from('x'),
        vale_ate: new Date(app.clock.now().getTime() + hours(1)),
      })
      .execute();
    const admin = await entrarComo(app, 'admin');
    expect(await abre(admin, caso)).toBe(200);
    expect((await declarar(admin, caso)).json()).toMatchObject({ code: 'impedimento.nao-trata-o-caso' });
    expect(await ver(admin, caso)).toMatchObject({ podeDeclarar: false });
  });

  it('who match nobody wait for the gestor, who alone of the office reads what was asked', async () => {
    const caso = await denunciar(semQue('Zulmira do almoxarifado'));
    expect((await ver(gestor, caso)).gestor.pedidos).toHaveLength(1);
    expect(await ver(respondente, caso)).toMatchObject({ gestor: null, meusPedidos: [], podeDeclarar: true });
    const alertas = (await gestor.get(`${BASE}/alertas`)).json().itens;
    expect(alertas[0]).toMatchObject({ tipo: 'impedimento-pedido', idManifestacao: caso.idManifestacao });
  });

  it('Decreto 10.153/2019, art. 6 § 4º: an office that may not know who reports reads the name, and nothing of how they stand to them', async () => {
    const { nome } = await app.db
      .selectFrom('usuario')
      .select('nome')
      .where('login', '=', 'maria.cidada')
      .executeTakeFirstOrThrow();
    const funcao = `meu ex-marido, casado com ${nome}, telefone 85 99999-1234`;
    const caso = await denunciar({ naoDevemVer: [{ nome: 'Zacarias Melo', funcao }] });
    expect((await ver(gestor, caso)).gestor.pedidos[0].funcao).toBe(funcao);
    await encaminhar(caso);
    const [pedido] = (await ver(await entrarComo(app, 'gestor.ifce'), caso)).gestor.pedidos;
    expect(pedido.nome).toBe('Zacarias Melo');
    expect(pedido.funcao).toBeNull();
  });

  it('see it again only if the person who reports takes it back; the gestor cannot', async () => {
    const caso = await denunciar(semQue(RESPONDENTE));
    const { gestor: visto } = await ver(gestor, caso);
    const afastar = await gestor.post(`${BASE}/impedimentos/${visto.impedidos[0].idImpedimento}/afastar`, {
      motivo: 'Preciso dela neste caso.',
    });
    expect([afastar.statusCode, afastar.json().code]).toEqual([409, 'impedimento.pedido-por-quem-relata']);
    expect(await ver(maria, caso)).toMatchObject({
      meusPedidos: [{ nome: RESPONDENTE, estado: 'afastada' }],
    });
    const retirar = `${BASE}/pedidos-de-impedimento/${visto.pedidos[0].idPedido}/retirar`;
    expect((await gestor.post(retirar)).statusCode).toBe(403);
    expect((await maria.post(retirar)).statusCode).toBe(200);
    expect(await abre(respondente, caso)).toBe(200);
  });

  it('are read by nobody from a case that is not theirs', async () => {
    const caso = await denunciar(semQue(RESPONDENTE));
    for (const login of ['joao.cidadao', 'gestor.ifce', 'respondente.cgu']) {
      const quem = await entrarComo(app, login);
      const response = await quem.get(`${BASE}/manifestacoes/${caso.idManifestacao}/impedimentos`);
      expect(response.statusCode, login).toBe(404);
    }
  });
});

describe('recusal is an act (Lei 9.784/1999, art. 19)', () => {
  it('takes effect at once: the case leaves, its work goes back to the queue, the gestor is told', async () => {
    const caso = await denunciar({});
    const alvo = [{ idManifestacao: caso.idManifestacao }];
    expect((await fazerAto(respondente, 'assumir', alvo, {})).statusCode).toBe(200);
    expect((await declarar(respondente, caso)).statusCode).toBe(200);
    expect(await abre(respondente, caso)).toBe(404);
    expect((await findCaso(caso)).id_responsavel).toBeNull();
    expect((await declarar(respondente, caso)).statusCode).toBe(404);
    const alertas = (await gestor.get(`${BASE}/alertas`)).json().itens;
    expect(alertas[0]).toMatchObject({ tipo: 'impedimento-declarado' });
    const { gestor: visto } = await ver(gestor, caso);
    expect(visto.impedidos).toMatchObject([{ nome: RESPONDENTE, origem: 'declarado', podeAfastar: true }]);
    expect(visto.impedidos[0].motivo).toContain('irmã');
    expect(await dumpDoCaso(app, caso.idManifestacao)).not.toContain('irmã');
    const historico = await app.db
      .selectFrom('manifestacao_historico')
      .select(['id_responsavel', 'responsavel'])
      .where('id_manifestacao', '=', caso.idManifestacao)
      .where('acao', '=', 'Impedimento')
      .execute();
    expect(historico.map((row) => [row.id_responsavel, /Renata/.test(row.responsavel ?? '')])).toEqual([
      [null, false],
    ]);
    const atribuir = { idResponsavel: await idDoLogin(app, 'respondente.cgu') };
    expect((await fazerAto(gestor, 'atribuir', alvo, atribuir)).statusCode).toBe(400);
    const { colegas } = (await gestor.get(`${BASE}/tratamento/${caso.idManifestacao}/notas`)).json();
    expect(JSON.stringify(colegas ?? [])).not.toContain('Renata');
    const afastar = await gestor.post(`${BASE}/impedimentos/${visto.impedidos[0].idImpedimento}/afastar`, {
      motivo: 'O parentesco não existe: são homônimos.',
    });
    expect(afastar.statusCode, afastar.body).toBe(200);
    expect(await abre(respondente, caso)).toBe(200);
  });

  it('is for who works with the case: not for who filed it, another office or a cadastrador', async () => {
    const caso = await denunciar({});
    expect((await declarar(maria, caso)).statusCode).toBe(403);
    expect((await declarar(await entrarComo(app, 'gestor.ifce'), caso)).statusCode).toBe(404);
    expect((await declarar(await entrarComo(app, 'cadastrador.cgu'), caso)).statusCode).toBe(403);
    for (const login of ['atendente.cgu', 'observador.cgu']) {
      const quem = await entrarComo(app, login);
      expect((await declarar(quem, caso)).statusCode, login).toBe(200);
      expect(await abre(quem, caso), login).toBe(404);
    }
  });
});

describe('where that empties the office (Lei 9.784/1999, art. 21)', () => {
  const comGestorNo = async (idOuvidoria: number): Promise<void> => {
    await app.db
      .insertInto('usuario_perfil_ouvidoria')
      .values({
        id_usuario: await idDoLogin(app, 'atendente.cgu'),
        id_perfil: 2,
        id_ouvidoria: idOuvidoria,
        criado_em: app.clock.now(),
      } as never)
      .execute();
  };
  const tratadores = async (idOuvidoria: number) => {
    const rows = await app.db
      .selectFrom('usuario_perfil_ouvidoria as p')
      .innerJoin('usuario as u', 'u.id', 'p.id_usuario')
      .select('u.nome')
      .distinct()
      .where('p.id_ouvidoria', '=', idOuvidoria)
      .where('p.id_perfil', 'in', [2, 3])
      .execute();
    return rows.map(({ nome }) => nome);
  };

  it('the case goes to the controlling body, in the same transaction, with its term and a notice', async () => {
    const caso = await denunciar({
      idOuvidoriaDestino: Orgaos.ifce,
      ...contra(...(await tratadores(Orgaos.ifce))),
    });
    const row = await findCaso(caso);
    expect([row.id_ouvidoria, row.id_situacao, row.prazo]).toEqual([Orgaos.cgu, 4, row.prazo_original]);
    expect(await acoesDoHistorico(app, caso.idManifestacao)).toEqual([
      'Cadastro',
      'Impedimento',
      'Encaminhamento',
    ]);
    const cgu = await gestor.get(`${BASE}/tratamento/manifestacoes?busca=${caso.numeroProtocolo}`);
    expect(cgu.body).toContain(caso.numeroProtocolo);
    const avisos = await app.db.selectFrom('email_saida').select('evento').execute();
    expect(avisos.map(({ evento }) => evento)).toContain('manifestacao.encaminhada');
    const historico = (await maria.get(`${BASE}/manifestacoes/${caso.idManifestacao}`)).body;
    expect(historico).toContain('sem conflito de interesse');
  });

  it('to the office that it is subordinate to in the directory first', async () => {
    await app.db
      .insertInto('orgao_siorg')
      .values({ id: 9_000_001, nome: 'Ministério da Defesa', sigla: 'MD' })
      .execute();
    await app.db.updateTable('ouvidoria').set({ id_orgao_siorg: 9_000_001 }).where('id', '=', 40).execute();
    await app.db.updateTable('orgao_siorg').set({ id_pai: 9_000_001 }).where('id', '=', 100_911).execute();
    const nomes = await tratadores(Orgaos.ifce);
    const semNinguemAcima = await denunciar({ idOuvidoriaDestino: Orgaos.ifce, ...contra(...nomes) });
    expect((await findCaso(semNinguemAcima)).id_ouvidoria, 'nobody works there').toBe(Orgaos.cgu);
    await comGestorNo(40);
    const caso = await denunciar({ idOuvidoriaDestino: Orgaos.ifce, ...contra(...nomes) });
    expect((await findCaso(caso)).id_ouvidoria).toBe(40);
  });

  it('and the last one to recuse themselves sends it there too', async () => {
    // Works in two offices, and their session begins in the other one.
    const bloquear = (bloqueado_em: Date | null) =>
      app.db.updateTable('usuario').set({ bloqueado_em }).where('login', '=', 'duplo').execute();
    await bloquear(app.clock.now());
    const caso = await denunciar({ idOuvidoriaDestino: Orgaos.ifce });
    const logins = await app.db
      .selectFrom('usuario_perfil_ouvidoria as p')
      .innerJoin('usuario as u', 'u.id', 'p.id_usuario')
      .select('u.login')
      .distinct()
      .where('p.id_ouvidoria', '=', Orgaos.ifce)
      .where('p.id_perfil', 'in', [2, 3])
      .where('u.bloqueado_em', 'is', null)
      .execute();
    for (const { login } of logins) {
      expect((await findCaso(caso)).id_ouvidoria).toBe(Orgaos.ifce);
      expect((await declarar(await entrarComo(app, login), caso)).statusCode, login).toBe(200);
    }
    expect((await findCaso(caso)).id_ouvidoria).not.toBe(Orgaos.ifce);
    expect((await findCaso(caso)).id_situacao).toBe(4);
    await bloquear(null);
  });

  it('where nobody above can take it either, it stays, and the administradores are told', async () => {
    const todos = [...(await tratadores(Orgaos.cgu)), ...(await tratadores(40))];
    const caso = await denunciar(contra(...todos));
    expect((await findCaso(caso)).id_ouvidoria).toBe(Orgaos.cgu);
    const admin = await entrarComo(app, 'admin');
    const { itens } = (await admin.get(`${BASE}/alertas`)).json();
    expect(itens[0]).toMatchObject({
      tipo: 'sem-quem-trate',
      idOuvidoria: Orgaos.cgu,
      idManifestacao: null,
      numeroProtocolo: null,
    });
  });
});

describe('what is not told to who is kept away', () => {
  it('the mailbox of the office it goes to, when somebody there is kept away', async () => {
    const emailDe = async (id: number) =>
      (await app.db.selectFrom('ouvidoria').select('email').where('id', '=', id).executeTakeFirstOrThrow())
        .email;
    const encaminhar = async (mudancas: Record<string, unknown>) => {
      const caso = await denunciar(mudancas);
      await app.db.deleteFrom('email_saida').execute();
      const response = await fazerAto(gestor, 'encaminhar', [{ idManifestacao: caso.idManifestacao }], {
        idOuvidoriaDestino: Orgaos.ifce,
        textoDestinatario: 'Isto é do instituto, que deve apurar.',
        textoSolicitante: 'Quem cuida disto é o instituto federal.',
      });
      expect(response.statusCode, response.body).toBe(200);
      const rows = await app.db.selectFrom('email_saida').select(['evento', 'para']).execute();
      return rows.filter(({ evento }) => evento === 'manifestacao.recebida-de-outro-orgao');
    };
    expect(await emailDe(Orgaos.ifce)).not.toBeNull();
    expect(await encaminhar({})).toHaveLength(1);
    expect(await encaminhar(contra('Geísa Alencar Pinheiro'))).toEqual([]);
  });

  it('the administrador finds no mail of the case among those that were sent', async () => {
    const admin = await entrarComo(app, 'admin');
    const enviados = async ({ numeroProtocolo }: Registrado) =>
      (await admin.get(`${BASE}/emails/enviados?busca=${numeroProtocolo.replace(/\D/g, '')}`)).json().itens;
    const aberto = await denunciar({ idTipoManifestacao: TipoManifestacao.reclamacao });
    expect((await enviados(aberto)).length).toBeGreaterThan(0);
    const caso = await denunciar(contra('CPF 700.100.148-10'));
    expect(await enviados(caso)).toEqual([]);
    const digitos = caso.numeroProtocolo.replace(/\D/g, '');
    const rows = await app.db.selectFrom('email_saida').select(['id', 'assunto']).execute();
    const dele = rows.find(({ assunto }) => assunto.replace(/\D/g, '').includes(digitos));
    expect((await admin.get(`${BASE}/emails/${dele?.id}`)).statusCode).toBe(404);
    expect((await admin.post(`${BASE}/emails/enviados/${dele?.id}/reenviar`)).statusCode).toBe(404);
  });

  it('the office’s own mailbox gets no mail of the case; of its terms there is a row, which they do not see', async () => {
    await app.db.deleteFrom('email_saida').execute();
    const caso = await denunciar(semQue(GESTOR));
    const doOrgao = await app.db.selectFrom('email_saida').select('evento').execute();
    expect(doOrgao.map(({ evento }) => evento)).not.toContain('manifestacao.nova-no-orgao');
    app.clock.set('2026-05-20T09:00:00-03:00');
    await alertasDoDiaJob(app.platform).run({});
    const deles = await app.db
      .selectFrom('alerta')
      .select('id_usuario')
      .where('id_manifestacao', '=', caso.idManifestacao)
      .execute();
    const idGestor = await idDoLogin(app, 'gestor.cgu');
    expect(deles.map(({ id_usuario }) => id_usuario)).toContain(idGestor);
    const { itens } = (await (await entrarComo(app, 'gestor.cgu')).get(`${BASE}/alertas`)).json();
    expect(itens.length).toBeGreaterThan(0);
    expect(JSON.stringify(itens)).not.toContain(`"idManifestacao":${caso.idManifestacao},`);
  });

  it('an anonymous report names them as well, and its code takes it back', async () => {
    const anonimo = new Visitor(app);
    const caso = await denunciar({ anonimo: true, ...semQue(GESTOR) }, anonimo);
    expect(await abre(gestor, caso)).toBe(404);
    expect((await ver(anonimo, caso)).meusPedidos).toMatchObject([{ estado: 'afastada' }]);
  });
});
