import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { comProva } from '#testing/prova-de-trabalho.ts';
import { novoRegistro } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true, comMemoria: true });
});
afterAll(() => app.close());

/** What the last try of a filing sent: without an account the first is refused with a puzzle. */
const registrar = async (visitor: Visitor, mudancas: Record<string, unknown>) => {
  const registro = novoRegistro(mudancas);
  const response = await comProva((prova) => {
    app.takeRoundTrips();
    app.takeQueries();
    return visitor.post('/api/app-web/v1/manifestacoes', { ...registro, ...prova });
  });
  expect(response.statusCode, response.body).toBe(200);
  return {
    registro,
    idas: app.takeRoundTrips(),
    comandos: app.takeQueries(),
    id: response.json<{ idManifestacao: number }>().idManifestacao,
  };
};

/** After a first one, which finds out the shapes of what it reads and fills the memory. */
const medir = async (visitor: Visitor, mudancas: Record<string, unknown> = {}) => {
  await registrar(visitor, mudancas);
  return registrar(visitor, mudancas);
};

const naMesa = { atendimento: { idCanalEntrada: 1, manifestante: { nome: 'John Smith' } } };
const anonima = { idTipoManifestacao: TipoManifestacao.denuncia, anonimo: true };

describe('round trips of a filing', () => {
  it('a reclamação of who signed in takes six, one of them the session', async () => {
    expect((await medir(await entrarComo(app, 'maria.cidada'))).idas).toBe(6);
  });

  it('an anonymous denúncia takes six, one of them the price at the gate', async () => {
    expect((await medir(new Visitor(app), anonima)).idas).toBe(6);
  });

  it('a denúncia with a name takes seven: its account is counted in a transaction of its own, which tells nothing of the case', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const { idas, comandos } = await medir(maria, { idTipoManifestacao: TipoManifestacao.denuncia });
    expect(idas).toBe(7);
    const contada = comandos.findIndex((comando) => comando.startsWith('insert into "limite"'));
    expect(contada).toBeGreaterThan(-1);
    expect(contada).toBeLessThan(comandos.indexOf('begin'));
  });

  it('a denúncia that names somebody who works nowhere takes no more: the staff are compared before its number is taken', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const teor = { texto: 'Notas repetidas.', envolvidos: [{ nome: 'Evaristo Quaresma Pontes' }] };
    const { idas, comandos } = await medir(maria, { idTipoManifestacao: TipoManifestacao.denuncia, teor });
    expect(idas).toBe(7);
    const vez = (parte: string) => comandos.findIndex((comando) => comando.includes(parte));
    expect(vez('impedimento.chegada')).toBeGreaterThan(-1);
    expect(vez('impedimento.chegada')).toBeLessThan(vez('"protocolo_sequencia"'));
  });

  it('a pedido takes six; seven with the identity preserved, for the same reason as a denúncia', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const pedido = { idTipoManifestacao: TipoManifestacao.acessoAInformacao };
    expect((await medir(maria, pedido)).idas).toBe(6);
    expect((await medir(maria, { ...pedido, preservarIdentidade: true })).idas).toBe(7);
  });

  it('one at the desk takes six: what is out of reach of who works there is read with their session', async () => {
    expect((await medir(await entrarComo(app, 'atendente.cgu'), naMesa)).idas).toBe(6);
  });
});

describe('the number of a filing', () => {
  const depoisDoNumero = (comandos: readonly string[]) =>
    comandos
      .slice(comandos.findIndex((comando) => comando.includes('"protocolo_sequencia"')) + 1)
      .map(
        (comando) => /^(?:with "novo" as \()?(\w+ \w+ "?\w+)/.exec(comando)?.[1]?.replace('"', '') ?? comando,
      );

  it('is taken when all is read and sealed: behind it come the rows, sent together, and the commit', async () => {
    const { comandos } = await medir(await entrarComo(app, 'maria.cidada'));
    expect(depoisDoNumero(comandos)).toEqual([
      'insert into manifestacao',
      'insert into manifestante',
      'insert into manifestacao_historico',
      expect.stringContaining('pg_notify'),
      'insert into email_saida',
      'insert into email_saida',
      'commit',
    ]);
  });

  it('of an anonymous denúncia too, with the key that opens its receipt', async () => {
    const { comandos } = await medir(new Visitor(app), anonima);
    expect(depoisDoNumero(comandos)).toEqual([
      'insert into manifestacao',
      'insert into manifestacao_cofre',
      'insert into manifestacao_historico',
      'insert into manifestacao_historico',
      expect.stringContaining('pg_notify'),
      'insert into manifestacao_acesso',
      'insert into email_saida',
      'commit',
    ]);
  });
});

describe('a filing whose statements travel together', () => {
  const guardado = async () => {
    const { rows } =
      await sql`select (select count(*) from manifestacao) as casos, (select count(*) from manifestante) as pessoas,
      (select count(*) from email_saida) as emails, (select count(*) from manifestacao_historico) as historico,
      (select count(*) from graphile_worker.jobs) as trabalhos, (select sum(points) from limite) as contadas,
      (select sum(ultimo) from protocolo_sequencia) as numeros`.execute(app.db);
    return rows[0];
  };
  const enviar = (visitor: Visitor) => visitor.post('/api/app-web/v1/manifestacoes', novoRegistro());

  it('leaves nothing when the last of them fails: no case, no mail, no job, no number used and none counted', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const primeira = (await enviar(maria)).json<{ numeroProtocolo: string }>();
    const antes = await guardado();
    await sql`create function falhar() returns trigger language plpgsql as $$ begin raise 'o disco encheu'; end $$`.execute(
      app.db,
    );
    await sql`create trigger falhar before insert on email_saida for each row
      when (new.evento = 'manifestacao.cadastrada') execute function falhar()`.execute(app.db);
    expect((await enviar(maria)).statusCode).toBe(500);
    expect(await guardado()).toEqual(antes);
    await sql`drop trigger falhar on email_saida`.execute(app.db);
    const seguinte = (await enviar(maria)).json<{ numeroProtocolo: string }>();
    const numero = ({ numeroProtocolo }: { numeroProtocolo: string }) => Number(numeroProtocolo.slice(6, 12));
    expect(numero(seguinte)).toBe(numero(primeira) + 1);
  });
});
