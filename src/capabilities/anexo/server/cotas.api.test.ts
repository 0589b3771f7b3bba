import { readdir, readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { criarCaso } from '#testing/casos.ts';
import { comProva } from '#testing/prova-de-trabalho.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';
import { pdf } from '../domain/testing-arquivos.ts';
import { addUsado } from './envio/cota-repository.ts';
import { assertCabeSemConta, gastarDaPessoa, reservarSemConta } from './envio/cotas.ts';
import { anexarA } from './index.ts';

const ANEXOS = '/api/app-web/v1/anexos';
const MB = 1_000_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true, env: { COTA_ANEXOS_SEM_CONTA_MB: '100' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('limite').execute();
  await app.db.deleteFrom('anexo').where('id_manifestacao', 'is', null).execute();
});

const em = (address: string): Visitor => {
  const visitor = new Visitor(app);
  visitor.address = address;
  return visitor;
};

const pedir = (visitor: Visitor, tamanho = 1000, nomeArquivo = 'a.pdf') =>
  comProva((prova) => visitor.post(ANEXOS, { nomeArquivo, tamanho, ...prova }));

const mandar = (visitor: Visitor, urlEnvio: string, bytes: Uint8Array) =>
  visitor.send({
    method: 'PUT',
    url: urlEnvio,
    headers: { 'content-type': 'application/octet-stream', 'upload-offset': '0' },
    payload: Buffer.from(bytes),
  });

const enviar = async (visitor: Visitor, bytes: Uint8Array) => {
  const { idAnexo, segredo, urlEnvio } = (await pedir(visitor, bytes.length)).json();
  await mandar(visitor, urlEnvio, bytes);
  const concluido = await visitor.post(`${ANEXOS}/${idAnexo}/concluir`, { segredo });
  return { idAnexo: idAnexo as number, segredo: segredo as string, concluido };
};

const gastar = (prefixo: string, bytes: number) => reservarSemConta(app.platform, prefixo).ate(bytes, bytes);

const row = (idAnexo: number) =>
  app.db.selectFrom('anexo').selectAll().where('id', '=', idAnexo).executeTakeFirstOrThrow();

/** Bytes of strangers that no case has, without sending them. */
const soltos = (recebido: number) =>
  app.db
    .insertInto('anexo')
    .values({
      segredo_hash: Buffer.from(crypto.randomUUID()),
      nome: 'x',
      tamanho: recebido,
      recebido,
      chave_embrulhada: Buffer.from(''),
      local: crypto.randomUUID(),
      situacao: 'pronto',
      sem_conta: true,
      criado_em: app.clock.now(),
      expira_em: app.clock.now(),
    })
    .execute();

describe('gates against floods: anonymous uploads pay a proof of work and have quotas', () => {
  it('a stranger pays for each file, a person with an account for none', async () => {
    const sem = await em('203.0.113.1').post(ANEXOS, { nomeArquivo: 'a.pdf', tamanho: 1 });
    expect([sem.statusCode, sem.json().details.bits]).toEqual([429, 16]);
    expect((await pedir(em('203.0.113.1'))).statusCode).toBe(200);
    const maria = await entrarComo(app, 'maria.cidada');
    expect((await maria.post(ANEXOS, { nomeArquivo: 'a.pdf', tamanho: 1 })).statusCode).toBe(200);
  });

  it('a prefix has a quota of bytes a day; another prefix is not held back, and tomorrow it begins anew', async () => {
    await gastar('203.0.113.1', 999 * MB);
    await expect(assertCabeSemConta(app.platform, '203.0.113.1', 30 * MB)).rejects.toMatchObject({
      kind: 'too-many',
      code: 'anexo.cota-cheia',
    });
    expect((await pedir(em('203.0.113.1'), 30 * MB)).json().code).toBe('anexo.cota-cheia');
    expect((await pedir(em('203.0.113.2'), 30 * MB)).statusCode).toBe(200);
    app.clock.set(new Date(app.clock.now().getTime() + 86_400_000).toISOString());
    expect((await pedir(em('203.0.113.1'), 30 * MB)).statusCode).toBe(200);
  });

  it('what is announced and never sent uses up nobody’s quota', async () => {
    for (let n = 0; n < 5; n++) expect((await pedir(em('203.0.113.3'), 30 * MB)).statusCode).toBe(200);
    expect((await pedir(em('203.0.113.4'), 30 * MB)).statusCode).toBe(200);
  });

  it('at the total of files without a case strangers send no more, not even a piece; people with an account do', async () => {
    const { urlEnvio } = (await pedir(em('203.0.113.5'), 10)).json();
    for (let n = 0; n < 4; n++) await soltos(25 * MB);
    expect((await pedir(em('203.0.113.6'))).json().code).toBe('anexo.cota-cheia');
    expect((await mandar(em('203.0.113.5'), urlEnvio, new Uint8Array(10))).statusCode).toBe(429);
    const maria = await entrarComo(app, 'maria.cidada');
    expect((await pedir(maria)).statusCode).toBe(200);
  });

  it('a person has a quota a day too, of their own alone', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    for (let n = 0; n < 100; n++) expect((await pedir(maria, 30 * MB)).statusCode).toBe(200);
    expect((await pedir(maria, 30 * MB)).json().code).toBe('anexo.cota-da-pessoa');
    const joao = await entrarComo(app, 'joao.cidadao');
    expect((await pedir(joao, 30 * MB)).statusCode).toBe(200);
  });

  it('a stranger’s file waits three days for its form; once attached nothing says who sent it', async () => {
    const { idAnexo, concluido } = await enviar(em('203.0.113.7'), await pdf());
    expect(concluido.json().situacao).toBe('pronto');
    const guardado = await row(idAnexo);
    expect([guardado.sem_conta, guardado.expira_em.getTime() - app.clock.now().getTime()]).toEqual([
      true,
      3 * 86_400_000,
    ]);
    const outro = await enviar(em('203.0.113.7'), await pdf());
    const caso = await criarCaso(app, { login: null });
    await app.db.transaction().execute((tx) =>
      anexarA(app.platform, tx, {
        enviados: [{ idAnexo: outro.idAnexo, segredo: outro.segredo }],
        idManifestacao: caso.id,
        cofre: null,
      }),
    );
    expect((await row(outro.idAnexo)).sem_conta).toBe(false);
  }, 60_000);

  it('pieces sent at once do not pass the end of the quota: each reserves before it is read', async () => {
    const de = em('203.0.113.40');
    const links: string[] = [];
    for (let n = 0; n < 12; n++) links.push((await pedir(de, 200_000)).json().urlEnvio);
    await gastar('203.0.113.40', 1000 * MB - 500_000);
    const bytes = new Uint8Array(200_000);
    const codigos = await Promise.all(links.map(async (url) => (await mandar(de, url, bytes)).statusCode));
    expect(codigos.filter((codigo) => codigo === 200).length).toBeLessThanOrEqual(2);
    expect(codigos.filter((codigo) => codigo === 429).length).toBeGreaterThanOrEqual(10);
    const { recebido } = await app.db
      .selectFrom('anexo')
      .select(({ fn }) => fn.sum<string>('recebido').as('recebido'))
      .where('sem_conta', '=', true)
      .executeTakeFirstOrThrow();
    expect(Number(recebido)).toBeLessThanOrEqual(500_000);
  });

  it('a piece that does not come gives its part of the quota back', async () => {
    await gastar('203.0.113.41', 999 * MB);
    const de = em('203.0.113.41');
    const { urlEnvio } = (await pedir(de, 900_000)).json();
    for (let n = 0; n < 3; n++)
      expect((await mandar(de, urlEnvio, new Uint8Array(950_000))).json().code).toBe('anexo.maior');
    expect((await mandar(de, urlEnvio, new Uint8Array(900_000))).statusCode).toBe(200);
    expect((await pedir(de, 200_000)).json().code).toBe('anexo.cota-cheia');
  });

  it('announcements of one person at once do not pass the end of their quota', async () => {
    const pedidos = await Promise.allSettled(
      Array.from({ length: 120 }, () => gastarDaPessoa(app.platform, 1, 30 * MB)),
    );
    expect(pedidos.filter(({ status }) => status === 'fulfilled')).toHaveLength(100);
    await expect(gastarDaPessoa(app.platform, 1, 1000)).rejects.toMatchObject({
      code: 'anexo.cota-da-pessoa',
    });
  });

  it('the table of counters names no address', async () => {
    await gastar('203.0.113.88', 1);
    await addUsado(app.db, 'anexo-cota:x', 1, app.clock.now());
    const rows = await app.db.selectFrom('limite').select('key').execute();
    expect(rows.every(({ key }) => !key.includes('203.0.113'))).toBe(true);
  });
});

/** An object stream of blanks: half a megabyte that becomes half a gigabyte, and twice that while it is read. */
const bomba = (): Buffer => {
  const dentro = deflateSync(Buffer.alloc(480 * MB, ' '), { level: 9 });
  const texto = (linhas: readonly string[]) => Buffer.from(linhas.join('\n'), 'latin1');
  return Buffer.concat([
    texto([
      '%PDF-1.7',
      '1 0 obj',
      '<</Type/Catalog/Pages 2 0 R>>',
      'endobj',
      '2 0 obj',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      'endobj',
      '3 0 obj',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>',
      'endobj',
      '4 0 obj',
      `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${dentro.length}>>`,
      'stream',
      '',
    ]),
    dentro,
    texto(['', 'endstream', 'endobj', 'trailer', '<</Root 1 0 R/Size 5>>', 'startxref', '0', '%%EOF', '']),
  ]);
};

/** Resident memory of this process and of those it started, in bytes. */
const memoria = async (): Promise<number> => {
  let soma = 0;
  for (const pid of (await readdir('/proc')).filter((nome) => /^\d+$/.test(nome))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const pai = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    if (Number(pid) !== process.pid && pai !== process.pid) continue;
    const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
    soma += Number(statm.split(' ')[1] ?? 0) * 4096;
  }
  return soma;
};

describe('gates against floods: checks of PDFs have a memory limit that holds and a separate lane for known people', () => {
  it('a PDF of half a megabyte that would take gigabytes is refused with a sentence; staff do not wait for it', async () => {
    const bytes = bomba();
    expect(bytes.length).toBeLessThan(500_000);
    const antes = await memoria();
    let pico = 0;
    const olhar = setInterval(
      () =>
        void memoria().then((agora) => {
          pico = Math.max(pico, agora - antes);
        }),
      50,
    );
    const gestor = await entrarComo(app, 'gestor.cgu');
    const delas = Promise.all(['203.0.113.20', '203.0.113.21'].map((address) => enviar(em(address), bytes)));
    const inicio = performance.now();
    const { concluido } = await enviar(gestor, await pdf());
    expect(concluido.json().situacao).toBe('pronto');
    const esperou = performance.now() - inicio;
    const terminadas = await delas;
    expect(performance.now() - inicio).toBeGreaterThan(esperou);
    clearInterval(olhar);
    for (const { concluido: recusado } of terminadas) {
      expect(recusado.json()).toMatchObject({ situacao: 'recusado' });
      expect(recusado.json().motivoRecusa).toMatch(/complexo demais/);
    }
    expect(pico).toBeLessThan(1_100 * MB);
  }, 300_000);

  it('a file is checked four times a day, whatever is asked; its last state stays', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const { idAnexo, segredo } = await enviar(maria, await pdf());
    const codigos: number[] = [];
    for (let n = 0; n < 6; n++) {
      const pedido = { segredo, manterMetadados: n % 2 === 0 };
      codigos.push((await maria.post(`${ANEXOS}/${idAnexo}/concluir`, pedido)).statusCode);
    }
    expect(codigos).toEqual([200, 200, 200, 429, 200, 429]);
    expect((await row(idAnexo)).situacao).toBe('pronto');
  }, 120_000);

  it('one account has four places in the lane of known people, from however many addresses; a colleague passes', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const prontos = [];
    const normal = await pdf();
    for (let n = 0; n < 6; n++) {
      // The first takes long, so that the others find the lane taken.
      const bytes = n === 0 ? bomba() : normal;
      const { idAnexo, segredo, urlEnvio } = (await pedir(maria, bytes.length)).json();
      await mandar(maria, urlEnvio, bytes);
      prontos.push({ idAnexo, segredo });
    }
    const gestor = await entrarComo(app, 'gestor.cgu');
    const dela = prontos.map(({ idAnexo, segredo }, n) => {
      maria.address = `198.51.100.${n}`;
      return maria.post(`${ANEXOS}/${idAnexo}/concluir`, { segredo });
    });
    const { concluido } = await enviar(gestor, normal);
    expect(concluido.json().situacao).toBe('pronto');
    const codigos = (await Promise.all(dela)).map(({ statusCode }) => statusCode).toSorted();
    expect(codigos).toEqual([200, 200, 200, 200, 503, 503]);
  }, 180_000);

  it('the queue of strangers has an end, and one address has four places of it', async () => {
    const prontos = [];
    for (let n = 0; n < 8; n++) {
      const visitor = em('203.0.113.30');
      const bytes = n === 0 ? bomba() : await pdf();
      const { idAnexo, segredo, urlEnvio } = (await pedir(visitor, bytes.length)).json();
      await mandar(visitor, urlEnvio, bytes);
      prontos.push(() => visitor.post(`${ANEXOS}/${idAnexo}/concluir`, { segredo }));
    }
    const respostas = await Promise.all(prontos.map((concluir) => concluir()));
    const codigos = respostas.map(({ statusCode }) => statusCode).toSorted();
    expect(codigos).toEqual([200, 200, 200, 200, 503, 503, 503, 503]);
    expect(respostas.find(({ statusCode }) => statusCode === 503)?.json().code).toBe('anexo.fila-cheia');
  }, 180_000);
});
