import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { hours } from '#server/clock.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';

const ONION = `${'b'.repeat(56)}.onion`;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true, env: { ONION_URL: `http://${ONION}` } });
});
afterAll(() => app.close());

let vez = 0;
/** A browser without script, at an address of its own. */
const alguem = (): Visitor => {
  const visitor = new Visitor(app);
  visitor.address = `203.0.113.${++vez}`;
  return visitor;
};

/** Somebody through Tor, which ends on the server's own machine. */
const peloTor = (): Visitor => {
  const visitor = new Visitor(app);
  visitor.address = '127.0.0.1';
  return visitor;
};

/** As a browser submits a form of ours. */
const submeter = (
  visitor: Visitor,
  url: string,
  campos: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  visitor.send({
    method: 'POST',
    url,
    headers: {
      origin: 'http://escuta.test',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams(campos).toString(),
  });

const chaveDo = (pagina: string): string => /name="chaveEnvio" value="([^"]+)"/.exec(pagina)?.[1] ?? '';
const formularioDo = (pagina: string): string => /name="formulario" value="([^"]+)"/.exec(pagina)?.[1] ?? '';
/** The signed form of a page that stays open for these seconds. */
const formularioAberto = async (visitor: Visitor, segundos: number, headers = {}) => {
  const { body, statusCode } = await visitor.send({ url: '/sem-javascript/denuncia/6', headers });
  expect(statusCode, body).toBe(200);
  app.clock.set(new Date(app.clock.now().getTime() + segundos * 1000).toISOString());
  return { chaveEnvio: chaveDo(body), formulario: formularioDo(body) };
};
const TEXTO = 'A obra da praça foi paga e não existe.';

const denunciar = async (visitor: Visitor, campos: Record<string, string> = {}) => {
  const aberto = await formularioAberto(visitor, 10);
  return submeter(visitor, '/sem-javascript/denuncia/6', { ...aberto, texto: TEXTO, ...campos });
};

const codigosDo = (pagina: string): { protocolo: string; codigoAcesso: string } => {
  const [protocolo = '', codigoAcesso = ''] = [...pagina.matchAll(/<code>([^<]+)<\/code>/g)].map(
    ([, texto = '']) => texto,
  );
  return { protocolo, codigoAcesso };
};

const consultar = async (visitor: Visitor, codigos: { protocolo: string; codigoAcesso: string }) => {
  const { headers, body, statusCode } = await submeter(visitor, '/sem-javascript/consulta', codigos);
  expect(statusCode, body).toBe(303);
  return String(headers.location);
};

describe('L13 two people with the same copy of the page', () => {
  it('no cache keeps a page, whatever it asks and whoever asks it again', async () => {
    const pessoa = alguem();
    const caso = await consultar(pessoa, codigosDo((await denunciar(pessoa)).body));
    const { etag } = (await pessoa.get('/api/app-web/v1/assuntos')).headers;
    const paginas = [
      await pessoa.get('/sem-javascript'),
      await pessoa.get('/sem-javascript/denuncia'),
      await pessoa.send({
        url: '/sem-javascript/denuncia/6',
        headers: { 'if-none-match': String(etag) },
      }),
      await pessoa.get('/sem-javascript/consulta'),
      await pessoa.get(caso),
      await submeter(pessoa, '/sem-javascript/denuncia/6', { texto: 'Um segredo meu.' }),
      await denunciar(pessoa),
      await pessoa.get('/sem-javascript/denuncia/999999'),
    ];
    for (const { headers, statusCode } of paginas) {
      expect(statusCode).not.toBe(304);
      expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
    }
  });

  it('the second report gets neither the code of the first nor its key, and is filed when sent again', async () => {
    const [primeira, segunda] = [alguem(), alguem()];
    const copia = await formularioAberto(primeira, 10);
    const enviada = await submeter(primeira, '/sem-javascript/denuncia/6', { ...copia, texto: TEXTO });
    expect(enviada.statusCode, enviada.body).toBe(200);
    const { protocolo, codigoAcesso } = codigosDo(enviada.body);

    const outro = 'Sou outra pessoa, e relato outra coisa.';
    const recusada = await submeter(segunda, '/sem-javascript/denuncia/6', { ...copia, texto: outro });
    expect(recusada.statusCode).toBe(409);
    expect(String(recusada.headers['set-cookie'])).toMatch(/^acesso-manifestacao=; /);
    expect((await segunda.get('/sem-javascript/caso/1')).body).not.toContain(TEXTO);
    for (const dado of [protocolo, codigoAcesso]) expect(recusada.body).not.toContain(dado);
    expect(recusada.body).toContain(outro);

    app.clock.set(new Date(app.clock.now().getTime() + 10_000).toISOString());
    const nova = await submeter(segunda, '/sem-javascript/denuncia/6', {
      chaveEnvio: chaveDo(recusada.body),
      formulario: formularioDo(recusada.body),
      texto: outro,
    });
    expect(nova.statusCode, nova.body).toBe(200);
    expect(codigosDo(nova.body).protocolo).not.toBe(protocolo);
  });
});

describe('an anonymous denúncia without a script (Lei 13.460/2017, art. 10, § 7º)', () => {
  it('is filed, looked up and talked about with plain forms alone', async () => {
    const pessoa = alguem();
    expect((await pessoa.get('/sem-javascript')).body).toContain('/sem-javascript/denuncia');
    const orgaos = (await pessoa.get('/sem-javascript/denuncia?busca=cgu')).body;
    expect(orgaos).toContain('href="/sem-javascript/denuncia/6"');

    const enviada = await denunciar(pessoa, { quem: 'O fiscal', local: 'Praça da Sé' });
    expect(enviada.statusCode, enviada.body).toBe(200);
    // The same key as on the screens: for half an hour this browser may follow what it has just sent.
    expect([...pessoa.cookies.keys()]).toEqual(['acesso-manifestacao']);
    const codigos = codigosDo(enviada.body);

    const caso = await consultar(pessoa, codigos);
    const pagina = await pessoa.get(caso);
    expect(pagina.headers['cache-control']).toBe('no-store');
    for (const dito of [TEXTO, 'O fiscal', 'Praça da Sé', 'Conversa com o órgão', codigos.protocolo])
      expect(pagina.body).toContain(dito);

    const escrita = await submeter(pessoa, `${caso}/mensagens`, { texto: 'Acontece toda segunda-feira.' });
    expect(escrita.statusCode, escrita.body).toBe(303);
    const id = Number(caso.split('/').at(-1));
    const gestor = await entrarComo(app, 'gestor.cgu');
    const resposta = await gestor.post(`/api/app-web/v1/manifestacoes/${id}/mensagens`, {
      texto: 'Em que rua?',
    });
    expect(resposta.statusCode, resposta.body).toBe(200);
    expect((await pessoa.get(caso)).body).toMatch(/Acontece toda segunda-feira[\s\S]*Em que rua\?/);

    const row = await app.db
      .selectFrom('manifestacao')
      .select(['id_tipo', 'dono'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ id_tipo: TipoManifestacao.comunicacao, dono: null });

    await submeter(pessoa, '/sem-javascript/fechar', {});
    expect(pessoa.cookies.size).toBe(0);
    expect((await pessoa.get(caso)).statusCode).toBe(404);
  });

  it('Lei 13.608/2018, art. 4-A: is hidden from somebody after the filing, and shown again, with plain forms alone', async () => {
    const pessoa = alguem();
    const caso = await consultar(pessoa, codigosDo((await denunciar(pessoa)).body));
    const id = caso.split('/').at(-1);
    const respondente = await entrarComo(app, 'respondente.cgu');
    const abre = async () => (await respondente.get(`/api/app-web/v1/manifestacoes/${id}`)).statusCode;
    expect(await abre()).toBe(200);
    const antes = (await pessoa.get(caso)).body;
    expect(antes).toContain('<summary>Não quero que alguém veja</summary>');
    expect(antes).toMatch(/Renata Oliveira Brandão[^<]*Abriu e leu a manifestação/);

    const vazio = await submeter(pessoa, `${caso}/pedir-impedimento`, { naoDevemVer: ' ' });
    expect([vazio.statusCode, /<details open>/.test(vazio.body)]).toEqual([400, true]);
    const campos = { naoDevemVer: 'Renata Oliveira Brandão, do atendimento\nZulmira', confirmado: '1' };
    const estranha = await submeter(alguem(), `${caso}/pedir-impedimento`, campos);
    expect(estranha.statusCode).toBe(404);
    const pedido = await submeter(pessoa, `${caso}/pedir-impedimento`, campos);
    expect(pedido.statusCode, pedido.body).toBe(303);
    expect(await abre()).toBe(404);
    const depois = (await pessoa.get(caso)).body;
    expect(depois).toMatch(/Renata Oliveira Brandão<\/strong>, do atendimento\.\s+Não vê a sua manifestação/);
    expect(depois).toContain('1 pessoa já tinha aberto a sua manifestação');

    const idPedido = /name="idPedido" value="(\d+)"/.exec(depois)?.[1] ?? '';
    const deOutro = await submeter(alguem(), `${caso}/retirar-impedimento`, { idPedido });
    expect(deOutro.statusCode).toBe(404);
    const retirado = await submeter(pessoa, `${caso}/retirar-impedimento`, { idPedido });
    expect(retirado.statusCode, retirado.body).toBe(303);
    expect(await abre()).toBe(200);
  });

  it('is one case however often the form is sent', async () => {
    const pessoa = alguem();
    const campos = { ...(await formularioAberto(pessoa, 10)), texto: TEXTO };
    const uma = await submeter(pessoa, '/sem-javascript/denuncia/6', campos);
    const outra = await submeter(pessoa, '/sem-javascript/denuncia/6', campos);
    expect(codigosDo(outra.body)).toEqual(codigosDo(uma.body));
  });

  it('is never tied to the account that the same browser is signed in to', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const enviada = await denunciar(maria);
    const { protocolo } = codigosDo(enviada.body);
    const suas = await maria.get('/api/app-web/v1/manifestacoes');
    expect(suas.body).not.toContain(protocolo);
  });

  it('is held back once when something in it seems to name its author', async () => {
    const pessoa = alguem();
    const texto = 'Meu nome é Maria da Silva e vi tudo.';
    const avisada = await denunciar(pessoa, { texto });
    expect(avisada.body).toContain('isto pode mostrar quem você é');
    expect(avisada.body).toContain(texto);
    expect(codigosDo(avisada.body).protocolo).toBe('');
    const confirmada = await denunciar(pessoa, { texto, confirmado: '1' });
    expect(codigosDo(confirmada.body).protocolo).not.toBe('');
  });

  it('comes back with what was typed and why, escaped, when a rule refuses it', async () => {
    const pessoa = alguem();
    const recusada = await denunciar(pessoa, { texto: ' ', quem: '"><script>alert(1)</script>' });
    expect(recusada.statusCode).toBe(400);
    expect(recusada.body).toContain('aria-invalid="true"');
    expect(recusada.body).not.toContain('<script>');
    expect(recusada.body).toContain('&lt;script&gt;');
    expect((await pessoa.get('/sem-javascript/denuncia/999999')).statusCode).toBe(404);
  });

  it('is taken from our own pages only, the onion address among them', async () => {
    const pessoa = alguem();
    const onion = { origin: `http://${ONION}`, host: ONION };
    const campos = { ...(await formularioAberto(pessoa, 10, { host: ONION })), texto: TEXTO };
    const url = '/sem-javascript/denuncia/6';
    expect((await submeter(pessoa, url, campos, { origin: 'https://fora.example' })).statusCode).toBe(403);
    expect((await submeter(pessoa, url, campos, onion)).statusCode).toBe(200);
  });
});

describe('who has no script', () => {
  it('learns nothing from a wrong code, and is slowed down after many', async () => {
    const pessoa = alguem();
    const { protocolo } = codigosDo((await denunciar(pessoa)).body);
    const tentar = (par: string) =>
      submeter(pessoa, '/sem-javascript/consulta', { protocolo: par, codigoAcesso: 'ABCDABCDABCDABCDABCD' });
    const errada = await tentar(protocolo);
    const inexistente = await tentar('00106.999999/2020-00');
    expect(errada.statusCode).toBe(inexistente.statusCode);
    expect(errada.body.replaceAll(protocolo, '')).toBe(
      inexistente.body.replaceAll('00106.999999/2020-00', ''),
    );
    for (let n = 0; n < 30; n++) await tentar(protocolo);
    const freada = await tentar(protocolo);
    expect(freada.statusCode).toBe(429);
    expect(freada.body).toContain('Muitas tentativas seguidas');
    const outra = alguem();
    expect(
      (await submeter(outra, '/sem-javascript/consulta', { protocolo, codigoAcesso: 'x' })).statusCode,
    ).not.toBe(429);
  });

  it('is let in by the right code while the pause for wrong ones lasts: nobody locks out a victim', async () => {
    const onion = { origin: `http://${ONION}`, host: ONION };
    const pessoa = alguem();
    const codigos = codigosDo((await denunciar(pessoa)).body);
    const errar = () =>
      submeter(
        peloTor(),
        '/sem-javascript/consulta',
        { ...codigos, codigoAcesso: 'ABCDABCDABCDABCDABCD' },
        onion,
      );
    for (let n = 0; n < 901; n++) await errar();
    expect((await errar()).statusCode).toBe(429);
    expect((await submeter(peloTor(), '/sem-javascript/consulta', codigos, onion)).statusCode).toBe(303);
  }, 60_000);

  it('leaves at once: the key is revoked and the next page says nothing of this one', async () => {
    const pessoa = alguem();
    const caso = await consultar(pessoa, codigosDo((await denunciar(pessoa)).body));
    const segredo = pessoa.cookies.get('acesso-manifestacao') ?? '';
    const { headers, statusCode } = await pessoa.get('/sem-javascript/sair-depressa');
    expect([statusCode, headers.location]).toEqual([303, 'https://www.gov.br/pt-br']);
    expect(headers['clear-site-data']).toBe('"cache", "storage"');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(pessoa.cookies.size).toBe(0);
    pessoa.cookies.set('acesso-manifestacao', segredo);
    expect((await pessoa.get(caso)).statusCode).toBe(404);
  });

  it('leaves no word of it in the log', () => {
    expect(app.log()).not.toMatch(/praça|segunda-feira|Maria da Silva/);
  });
});

describe('gates against floods: without JavaScript, a signed form with a waiting time that grows and a total limit of its own', () => {
  const url = '/sem-javascript/denuncia/6';

  it('sent too early, says how many seconds to wait, keeps all text, and counts what was already waited', async () => {
    const pessoa = alguem();
    const aberto = await formularioAberto(pessoa, 4);
    const cedo = await submeter(pessoa, url, { ...aberto, texto: TEXTO, quem: 'O fiscal' });
    expect([cedo.statusCode, cedo.body.includes('Espere mais 6 segundos')]).toEqual([429, true]);
    for (const escrito of [TEXTO, 'O fiscal', aberto.chaveEnvio, aberto.formulario])
      expect(cedo.body).toContain(escrito);
    app.clock.set(new Date(app.clock.now().getTime() + 6000).toISOString());
    const enviada = await submeter(pessoa, url, { ...aberto, texto: TEXTO });
    expect(codigosDo(enviada.body).protocolo).not.toBe('');
  });

  it('a form that is forged, used or too old files nothing and comes back with a new moment', async () => {
    const pessoa = alguem();
    const aberto = await formularioAberto(pessoa, 10);
    expect((await submeter(pessoa, url, { ...aberto, texto: TEXTO })).statusCode).toBe(200);
    const velho = await formularioAberto(pessoa, 13 * 3600);
    const [momento = '', ...resto] = velho.formulario.split('.');
    for (const formulario of [
      aberto.formulario,
      velho.formulario,
      [Number(momento) - 60_000, ...resto].join('.'),
      '',
    ]) {
      const outra = { chaveEnvio: crypto.randomUUID(), texto: TEXTO, formulario };
      const recusada = await submeter(pessoa, url, outra);
      expect([recusada.statusCode, recusada.body.includes(TEXTO)]).toEqual([409, true]);
      expect(formularioDo(recusada.body)).not.toBe(formulario);
      expect(codigosDo(recusada.body).protocolo).toBe('');
    }
  });

  it('a form files once, however it is spelled: with something behind it, it is none of ours', async () => {
    const pessoa = alguem();
    const aberto = await formularioAberto(pessoa, 10);
    const enviar = (formulario: string) =>
      submeter(pessoa, url, { formulario, chaveEnvio: crypto.randomUUID(), texto: TEXTO });
    for (const resto of ['.1', '.2', '.', '=', ' '])
      expect((await enviar(aberto.formulario + resto)).statusCode).toBe(409);
    expect((await enviar(aberto.formulario)).statusCode).toBe(200);
    expect((await enviar(aberto.formulario)).statusCode).toBe(409);
  });

  it('of many forms sent at once only as many pass as there is room for; the others keep their form and pass later', async () => {
    app.clock.set(new Date(app.clock.now().getTime() + 3_600_000).toISOString());
    const pessoa = alguem();
    const abertos: Record<string, string>[] = [];
    for (let n = 0; n < 16; n++) abertos.push(await formularioAberto(pessoa, 0));
    app.clock.set(new Date(app.clock.now().getTime() + 10_000).toISOString());
    const enviar = async (aberto: Record<string, string>) =>
      (await submeter(pessoa, url, { ...aberto, texto: TEXTO })).statusCode;
    const codigos = await Promise.all(abertos.map(enviar));
    // Ten pass after ten seconds; from the eleventh on it takes twenty.
    expect(codigos.filter((codigo) => codigo === 200).length).toBeLessThanOrEqual(10);
    const recusados = abertos.filter((_, n) => codigos[n] === 429);
    expect(recusados.length).toBeGreaterThanOrEqual(6);
    app.clock.set(new Date(app.clock.now().getTime() + 10_000).toISOString());
    for (const aberto of recusados) expect(await enviar(aberto)).toBe(200);
  }, 60_000);

  it('the wait doubles with what came from the same address, and never for another one', async () => {
    app.clock.set(new Date(app.clock.now().getTime() + 3_600_000).toISOString());
    const muitos = alguem();
    for (let n = 0; n < 10; n++) expect((await denunciar(muitos)).statusCode).toBe(200);
    expect((await denunciar(muitos)).body).toContain('Espere mais 10 segundos');
    expect((await denunciar(alguem())).statusCode).toBe(200);
  });

  it('has a total of its own: a flood leaves each address one filing, and leaves the onion address alone', async () => {
    app.clock.set('2026-03-20T09:00:00-03:00');
    const abertos: { pessoa: Visitor; aberto: Record<string, string> }[] = [];
    for (let n = 0; n < 122; n++) {
      const pessoa = alguem();
      pessoa.address = `198.51.100.${n}`;
      abertos.push({ pessoa, aberto: await formularioAberto(pessoa, 0) });
    }
    app.clock.set('2026-03-20T09:03:00-03:00');
    for (const { pessoa, aberto } of abertos) {
      const enviada = await submeter(pessoa, url, { ...aberto, texto: TEXTO });
      expect(enviada.statusCode, enviada.body).toBe(200);
    }
    const segunda = await formularioAberto(abertos[0]?.pessoa ?? alguem(), 81);
    const cheia = await submeter(abertos[0]?.pessoa ?? alguem(), url, { ...segunda, texto: TEXTO });
    expect([cheia.statusCode, cheia.body.includes('envios demais')]).toEqual([429, true]);
    const onion = { origin: `http://${ONION}`, host: ONION };
    const noOnion = { ...(await formularioAberto(peloTor(), 81, { host: ONION })), texto: TEXTO };
    const soDiz = await submeter(abertos[0]?.pessoa ?? alguem(), url, noOnion, onion);
    expect(soDiz.statusCode, 'the header alone does not make it Tor').toBe(429);
    expect((await submeter(peloTor(), url, noOnion, onion)).statusCode).toBe(200);
  }, 60_000);
});

describe('who must not see the report is named without a script too (Lei 13.608/2018, art. 4º-A)', () => {
  it('one on each line: it does not exist for them, and exists for their colleagues', async () => {
    app.clock.advance(hours(3));
    const gestor = await entrarComo(app, 'gestor.cgu');
    const colega = await entrarComo(app, 'respondente.cgu');
    const linhas = 'Gustavo Teixeira Prado, gestor da ouvidoria\r\n\r\nFulano de Tal que não trabalha lá';
    const pessoa = alguem();
    const enviada = await denunciar(pessoa, { naoDevemVer: linhas, confirmado: '1' });
    expect(enviada.statusCode, enviada.body).toBe(200);
    const id = (await consultar(pessoa, codigosDo(enviada.body))).split('/').at(-1);
    expect((await gestor.get(`/api/app-web/v1/tratamento/${id}`)).statusCode).toBe(404);
    expect((await colega.get(`/api/app-web/v1/tratamento/${id}`)).statusCode).toBe(200);
  });

  it('and more than the form says are refused with their field, and stay written', async () => {
    const linhas = Array.from({ length: 11 }, (_, n) => `Pessoa Número ${n}`).join('\n');
    const recusada = await denunciar(alguem(), { naoDevemVer: linhas, confirmado: '1' });
    expect(recusada.statusCode).toBe(400);
    expect(recusada.body).toContain('Pessoa Número 10');
    expect(recusada.body).toContain('id="naoDevemVer-erro"');
  });
});

describe('gates against floods: nothing is scanned that is too large, unknown or not paid for', () => {
  const url = '/sem-javascript/denuncia/6';
  const EXPOE = 'Meu nome é Maria da Silva e vi tudo.';
  const AVISO = 'isto pode mostrar quem você é';

  it('a form beyond what its fields hold is refused before it is read', async () => {
    for (const endereco of [url, '/sem-javascript/caso/1/mensagens', '/sem-javascript/consulta']) {
      const grande = await submeter(alguem(), endereco, { texto: 'rua '.repeat(30_000) });
      expect([endereco, grande.statusCode]).toEqual([endereco, 413]);
    }
  });

  it('a full form in accented letters still fits', async () => {
    app.clock.advance(hours(3));
    const campos = { texto: 'ã'.repeat(8000), quem: 'ã'.repeat(1000), como: 'é'.repeat(2000) };
    const resto = { quando: 'í'.repeat(300), local: 'ó'.repeat(500), sobreProvas: 'ú'.repeat(2000) };
    const enviada = await denunciar(alguem(), { ...campos, ...resto });
    expect(enviada.statusCode, enviada.body).toBe(200);
  });

  it('a form that is none of ours is refused without a look at its words', async () => {
    const recusada = await submeter(alguem(), url, { texto: EXPOE, formulario: 'inventado' });
    expect([recusada.statusCode, recusada.body.includes(AVISO)]).toEqual([409, false]);
  });

  it('a text beyond its limit is refused for that, without a look at its words', async () => {
    const recusada = await denunciar(alguem(), { texto: `${EXPOE} ${'a'.repeat(8000)}` });
    expect([recusada.statusCode, recusada.body.includes(AVISO)]).toEqual([400, false]);
    expect(recusada.body).toContain('aria-invalid="true"');
  });

  it('a message of who has no key to the case is not looked at', async () => {
    const recusada = await submeter(alguem(), '/sem-javascript/caso/1/mensagens', { texto: EXPOE });
    expect([recusada.statusCode, recusada.body.includes(AVISO)]).toEqual([404, false]);
  });

  it('one address has its texts looked at 120 times an hour; another is not held back', async () => {
    const pessoa = alguem();
    const aberto = await formularioAberto(pessoa, 10);
    const olhar = (quem: Visitor) => submeter(quem, url, { ...aberto, texto: EXPOE });
    const codigos: number[] = [];
    for (let n = 0; n < 122; n++) codigos.push((await olhar(pessoa)).statusCode);
    expect(codigos.slice(0, 119).every((codigo) => codigo === 200)).toBe(true);
    expect(codigos.at(-1)).toBe(429);
    expect((await olhar(alguem())).body).toContain(AVISO);
  }, 60_000);
});
