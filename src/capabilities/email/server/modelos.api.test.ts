import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ligarApp, soComSenha } from '#capabilities/segundo-fator/server/testing-segundo-fator.ts';
import { minutes } from '#server/clock.ts';
import { emailsEscritos } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import type { LinhaDoModelo } from '../contract.ts';
import { eventosDeEmail } from '../domain/eventos.ts';
import { avisar } from './avisar.ts';
import { API, auditoria, CGU, escritas, IFCE, idDoModelo, put, verModelo } from './testing-email.ts';

let app: TestApp;
let admin: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  admin = await entrarComo(app, 'admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('email_saida').execute();
  await app.db.deleteFrom('email_modelo_versao').execute();
  await app.db.deleteFrom('email_modelo').where('id_ouvidoria', 'is not', null).execute();
  await app.db.updateTable('email_modelo').set({ versao: 1 }).execute();
});

const EVENTO = 'manifestacao.cadastrada';
const criar = (mudanca: object = {}) =>
  admin.post(`${API}/modelos`, { ...escritas, evento: EVENTO, idOuvidoria: CGU, ...mudanca });

/** The subject of the mail that a new case of an office causes; null if none. */
const assuntoEnviado = async (idOuvidoria: number | null, evento: typeof EVENTO | 'alerta.resumo-diario') => {
  await app.db.deleteFrom('email_saida').execute();
  await avisar(app.platform, app.db, {
    evento,
    idOuvidoria,
    cidadao: { email: 'ana@exemplo.invalid', idUsuario: null },
    orgao: 'orgao@exemplo.invalid',
    sigiloso: false,
    variaveis: { protocolo: '00106.000001/2026-11', orgao: 'X', prazo: '02/09/2026', dia: 'D', resumo: 'R' },
    endereco: 'https://exemplo.invalid/',
  });
  const row = await app.db.selectFrom('email_saida').select('assunto').executeTakeFirst();
  return row?.assunto ?? null;
};

describe('templates of the mails', () => {
  it('are all listed, page after page, each once, with what the law says of it', async () => {
    await criar();
    const vistos: LinhaDoModelo[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { itens, proximoCursor }: { itens: LinhaDoModelo[]; proximoCursor: string | null } = (
        await admin.get(`${API}/modelos?porPagina=10${cursor && `&cursor=${cursor}`}`)
      ).json();
      vistos.push(...itens);
      cursor = proximoCursor;
    }
    expect(vistos).toHaveLength(eventosDeEmail.length + 1);
    expect(new Set(vistos.map(({ idModelo }) => idModelo)).size).toBe(vistos.length);
    expect(
      vistos
        .filter(({ evento }) => evento === EVENTO)
        .map(({ orgao, exigidoPor }) => [orgao?.sigla, exigidoPor]),
    ).toEqual([
      [undefined, 'Lei nº 13.460/2017, art. 12, parágrafo único, II'],
      ['CGU', null],
    ]);
  });

  it('are found without accents, and by office, reader and state', async () => {
    await criar();
    const nomes = async (query: string) => {
      const { itens }: { itens: LinhaDoModelo[] } = (
        await admin.get(`${API}/modelos?porPagina=100&${query}`)
      ).json();
      return itens.map(({ evento, orgao }) => `${evento} ${orgao?.sigla ?? ''}`.trim());
    };
    expect(await nomes('busca=manifestacao%20foi%20reaberta')).toEqual(['manifestacao.reaberta']);
    expect(await nomes(`idOuvidoria=${CGU}`)).toEqual([`${EVENTO} CGU`]);
    expect(await nomes('soDosOrgaos=true')).toEqual([`${EVENTO} CGU`]);
    expect(await nomes('ativo=nao')).toEqual([]);
    expect(await nomes('destinatario=orgao')).toContain('alerta.resumo-diario');
    expect(await nomes('destinatario=orgao')).not.toContain(EVENTO);
    expect(await nomes('busca=100%25')).toEqual([]);
  });

  it('of an office are the words its mails are written with; the others keep the platform’s', async () => {
    const { idModelo } = (await criar()).json();
    expect(await assuntoEnviado(CGU, EVENTO)).toBe('A CGU recebeu 00106.000001/2026-11');
    const [enviado] = await emailsEscritos(app);
    expect(enviado?.html).toContain('A ouvidoria <b>responde</b> até 02/09/2026.');
    expect(enviado?.texto).toContain('A ouvidoria responde até 02/09/2026.');
    expect(await assuntoEnviado(IFCE, EVENTO)).toBe('Recebemos a sua manifestação 00106.000001/2026-11');
    expect(await assuntoEnviado(null, EVENTO)).toMatch(/^Recebemos/);
    // Switched off, the platform's words are sent again, also where the law owes the mail.
    await admin.post(`${API}/modelos/${idModelo}/situacao`, { versao: 1, ativo: false });
    expect(await assuntoEnviado(CGU, EVENTO)).toMatch(/^Recebemos/);
  });

  it('are read in one query, whatever the office', async () => {
    await criar();
    app.takeQueries();
    await assuntoEnviado(CGU, EVENTO);
    expect(app.takeQueries().filter((query) => query.includes('email_modelo'))).toHaveLength(1);
  });

  it('exist once per event and office, and not for events without an office', async () => {
    const { idModelo } = (await criar()).json();
    const repetido = await criar();
    expect(repetido.statusCode).toBe(409);
    expect(repetido.json()).toMatchObject({ code: 'email.modelo-existe', details: { idModelo } });
    expect((await criar({ evento: 'busca.decisao-publicada' })).json().code).toBe(
      'email.modelo-so-da-plataforma',
    );
    expect((await criar({ idOuvidoria: 999_999 })).statusCode).toBe(404);
  });

  it('refuse a variable their event does not give, and write nothing', async () => {
    const antes = (await auditoria(app)).length;
    const recusada = await criar({ corpo: 'O seu CPF é {{cpf}}, confirma?' });
    expect(recusada.statusCode).toBe(400);
    expect(recusada.json().details.campos).toEqual({
      corpo: 'Não existe {{cpf}} neste aviso. Use: {{protocolo}} {{orgao}} {{prazo}}.',
    });
    const id = await idDoModelo(app, EVENTO);
    const mudada = await put(admin, `${API}/modelos/${id}`, {
      ...escritas,
      assunto: '{{nome}}, recebemos',
      versao: 1,
      ativo: true,
    });
    expect(mudada.json().details.campos.assunto).toContain('Não existe {{nome}}');
    expect((await verModelo(admin, id)).versao).toBe(1);
    expect(await auditoria(app)).toHaveLength(antes);
  });

  it('are kept without what could run in a mailbox', async () => {
    const { idModelo } = (
      await criar({
        corpo: 'Olá, <img src=x onerror=y> <script>z</script>{{protocolo}} até {{prazo}}, <i>certo</i>?',
      })
    ).json();
    expect((await verModelo(admin, idModelo)).versoes[0]?.corpo).toBe(
      'Olá,  {{protocolo}} até {{prazo}}, <i>certo</i>?',
    );
  });
});

describe('versions of a template', () => {
  it('say who changed what; the first is what the platform came with, and comes back as a new one', async () => {
    const id = await idDoModelo(app, EVENTO);
    const antes = (await auditoria(app)).length;
    const original = (await verModelo(admin, id)).versoes[0];
    expect(original).toMatchObject({ versao: 1, autor: null, salvaEm: null });
    const url = `${API}/modelos/${id}`;
    expect((await put(admin, url, { ...escritas, versao: 1, ativo: true })).json()).toEqual({
      idModelo: id,
      versao: 2,
    });
    expect(await assuntoEnviado(null, EVENTO)).toBe('A CGU recebeu 00106.000001/2026-11');
    expect((await admin.post(`${url}/restaurar`, { versao: 2, restaurar: 1 })).json().versao).toBe(3);
    expect(await assuntoEnviado(null, EVENTO)).toMatch(/^Recebemos/);
    const { versao, versoes } = await verModelo(admin, id);
    expect(versao).toBe(3);
    expect(versoes.map((cada) => [cada.versao, cada.restauradaDe, cada.autor !== null])).toEqual([
      [3, 1, true],
      [2, null, true],
      [1, null, false],
    ]);
    expect(versoes[0]).toMatchObject({ assunto: original?.assunto, corpo: original?.corpo });
    const atos = (await auditoria(app)).slice(antes);
    expect(atos.map(({ acao }) => acao)).toEqual([
      'Alteração de modelo de e-mail',
      'Restauração de modelo de e-mail',
    ]);
    expect(atos[0]).toMatchObject({
      alvo: 'A manifestação foi registrada (plataforma)',
      id_alvo: id,
      informacoes: { depois: { titulo: 'Recebido pela CGU' } },
    });
    expect((await admin.post(`${url}/restaurar`, { versao: 3, restaurar: 9 })).statusCode).toBe(404);
  });

  it('are not written over: the second to save is told who was first', async () => {
    const id = await idDoModelo(app, EVENTO);
    const salvar = (titulo: string) =>
      put(admin, `${API}/modelos/${id}`, { ...escritas, titulo, versao: 1, ativo: true });
    const respostas = await Promise.all([salvar('Primeiro a salvar'), salvar('Segundo a salvar')]);
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const recusada = respostas.find(({ statusCode }) => statusCode === 409)?.json();
    expect(recusada).toMatchObject({ code: 'email.modelo-mudou', details: { versao: 2 } });
    expect((await verModelo(admin, id)).versoes).toHaveLength(2);
  });

  it('that change nothing are none', async () => {
    const id = await idDoModelo(app, EVENTO);
    const { versoes } = await verModelo(admin, id);
    const { assunto = '', titulo = '', corpo = '', botao } = versoes[0] ?? {};
    const antes = (await auditoria(app)).length;
    const mesmo = { assunto, titulo, corpo, botao: botao ?? '', versao: 1, ativo: true };
    expect((await put(admin, `${API}/modelos/${id}`, mesmo)).json().versao).toBe(1);
    expect(await auditoria(app)).toHaveLength(antes);
  });
});

describe('a template switched off', () => {
  it('sends nothing, and sends again when it is on', async () => {
    const id = await idDoModelo(app, 'alerta.resumo-diario');
    const url = `${API}/modelos/${id}/situacao`;
    expect(await assuntoEnviado(CGU, 'alerta.resumo-diario')).toBe('Seu resumo de D');
    await admin.post(url, { versao: 1, ativo: false });
    expect(await assuntoEnviado(CGU, 'alerta.resumo-diario')).toBeNull();
    await admin.post(url, { versao: 2, ativo: true });
    expect(await assuntoEnviado(CGU, 'alerta.resumo-diario')).not.toBeNull();
    expect((await auditoria(app)).slice(-2).map(({ acao }) => acao)).toEqual([
      'Desativação de modelo de e-mail',
      'Ativação de modelo de e-mail',
    ]);
  });

  it('is refused where the law owes the mail, by whatever way', async () => {
    const id = await idDoModelo(app, EVENTO);
    const recusada = await admin.post(`${API}/modelos/${id}/situacao`, { versao: 1, ativo: false });
    expect(recusada.json()).toMatchObject({ code: 'email.devido-por-lei' });
    expect(recusada.json().message).toContain('Lei nº 13.460/2017');
    const pelaEdicao = await put(admin, `${API}/modelos/${id}`, { ...escritas, versao: 1, ativo: false });
    expect(pelaEdicao.json().code).toBe('email.devido-por-lei');
  });
});

describe('a template being written', () => {
  const emTeste = { ...escritas, evento: EVENTO, idOuvidoria: null };

  it('is shown with made-up data, of the office it is for', async () => {
    const previa = (await admin.post(`${API}/previa`, emTeste)).json();
    expect(previa.assunto).toBe('A CGU recebeu 00106.000123/2026-48');
    expect(previa.texto).toContain('A ouvidoria responde até 02/09/2026.');
    expect(previa.html).toContain('<b>responde</b>');
    const doOrgao = { ...emTeste, corpo: 'De {{orgao}} <script>x</script>{{cpf}}', idOuvidoria: IFCE };
    const { html } = (await admin.post(`${API}/previa`, doOrgao)).json();
    expect(html).toContain('De IFCE – ');
    expect(html).toContain('{{cpf}}');
    expect(html).not.toContain('<script');
  });

  it('is sent to who writes it and to nobody else, marked as a test, and not without end', async () => {
    expect((await admin.post(`${API}/teste`, emTeste)).json()).toEqual({ para: 'admin@escuta.invalid' });
    expect(await app.db.selectFrom('email_saida').select(['para', 'assunto', 'evento']).execute()).toEqual([
      {
        para: 'admin@escuta.invalid',
        assunto: '[Teste] A CGU recebeu 00106.000123/2026-48',
        evento: 'email.teste',
      },
    ]);
    expect(
      (await admin.post(`${API}/teste`, { ...emTeste, corpo: 'Um texto com {{cpf}} dentro' })).statusCode,
    ).toBe(400);
    for (let i = 0; i < 12; i++) await admin.post(`${API}/teste`, emTeste);
    expect((await admin.post(`${API}/teste`, emTeste)).statusCode).toBe(429);
  });
});

describe('Lei 13.460/2017, art. 10 § 7º: whoever writes the words of mails does not reach who reports by them', () => {
  const ISCA =
    'Falta confirmar {{protocolo}} até {{prazo}}: <a href="https://evil.example/x">confirmar agora</a>.';
  it('refuses links that lead elsewhere, and words without what the notice owes', async () => {
    const id = await idDoModelo(app, EVENTO);
    const salvar = (corpo: string) =>
      put(admin, `${API}/modelos/${id}`, { ...escritas, corpo, versao: 1, ativo: true });
    expect((await salvar(ISCA)).json().details.campos.corpo).toContain('evil.example');
    expect((await salvar('Nada de novo nesta semana, tudo bem.')).json().details.campos.corpo).toContain(
      'Falta',
    );
    expect((await verModelo(admin, id)).versao).toBe(1);
    const daqui = new URL(app.config.publicUrl ?? 'http://localhost').hostname;
    expect(
      (await salvar(`{{protocolo}} até {{prazo}}, em https://${daqui}/web e www.gov.br.`)).statusCode,
    ).toBe(200);
  });

  it('does not send what was saved before the rule: the words that the platform came with go out', async () => {
    const id = await idDoModelo(app, EVENTO);
    await app.db
      .insertInto('email_modelo_versao')
      .values({
        ...escritas,
        id_modelo: id,
        versao: 2,
        corpo: ISCA,
        ativo: true,
        criado_em: new Date(),
        autor: 'X',
      })
      .execute();
    await app.db.updateTable('email_modelo').set({ versao: 2 }).where('id', '=', id).execute();
    expect(await assuntoEnviado(CGU, EVENTO)).toMatch(/^Recebemos/);
    expect(JSON.stringify(await emailsEscritos(app))).not.toContain('evil');
  });

  const FATO = 'abriu a identidade de um caso';
  it.each([
    'equipe.identidade',
    'equipe.acesso-extraordinario',
    'equipe.perfil-novo',
    'equipe.perfil-a-confirmar',
    'equipe.perfil-novo-em-outro-orgao',
    'equipe.recebida-por-impedimento',
  ] as const)(
    '%s, which tells on those who could reword it, has the words of the platform',
    async (evento) => {
      const id = await idDoModelo(app, evento);
      const boletim = {
        assunto: 'Boletim da semana',
        titulo: 'Boletim da semana',
        corpo: 'Nada de novo nesta semana. {{fato}}',
        botao: '',
      };
      const respostas = [
        await put(admin, `${API}/modelos/${id}`, { ...boletim, versao: 1, ativo: true }),
        await admin.post(`${API}/modelos`, { ...boletim, evento, idOuvidoria: CGU }),
      ];
      for (const resposta of respostas) expect(resposta.json()).toMatchObject({ code: 'email.texto-fixo' });
      expect(await verModelo(admin, id)).toMatchObject({ textoFixo: true, versao: 1 });
      // Whatever a row says.
      await app.db
        .insertInto('email_modelo_versao')
        .values({
          ...boletim,
          botao: null,
          id_modelo: id,
          versao: 2,
          ativo: false,
          criado_em: new Date(),
          autor: 'X',
        })
        .execute();
      await app.db.updateTable('email_modelo').set({ versao: 2 }).where('id', '=', id).execute();
      await avisar(app.platform, app.db, {
        evento,
        idOuvidoria: CGU,
        cidadao: null,
        orgao: 'gestor@exemplo.invalid',
        sigiloso: false,
        // What each says is its own: a fact, or the day of a term.
        variaveis: { orgao: 'CGU', fato: FATO, prazo: FATO, protocolo: '1', perfil: 'Gestor' },
        endereco: 'https://exemplo.invalid/',
      });
      const [email] = await emailsEscritos(app);
      expect(email?.texto).toContain(FATO);
      expect(email?.assunto).not.toContain('Boletim');
    },
  );

  it('asks for the second factor at each writing', async () => {
    // Last in this file: the account has a factor from here on.
    const outro = await soComSenha(app, 'admin');
    await ligarApp(app, outro);
    app.clock.advance(minutes(6));
    const id = await idDoModelo(app, EVENTO);
    const respostas = [
      await outro.post(`${API}/modelos`, { ...escritas, evento: EVENTO, idOuvidoria: CGU }),
      await put(outro, `${API}/modelos/${id}`, { ...escritas, versao: 1, ativo: true }),
      await outro.post(`${API}/modelos/${id}/situacao`, { versao: 1, ativo: true }),
      await outro.post(`${API}/modelos/${id}/restaurar`, { versao: 1, restaurar: 1 }),
    ];
    for (const resposta of respostas)
      expect([resposta.statusCode, resposta.json().code]).toEqual([403, 'segundo-fator.confirmar']);
  });
});
