import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nomesDosRelatorios } from '#capabilities/relatorio/domain/relatorios.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { todosOsAtos } from '#server/atos-por-ciclo.ts';
import { fazerAto } from '../atos.ts';
import { criarCaso } from '../casos.ts';
import { criarUnidade, idDoLogin } from '../pessoas-do-caso.ts';
import { Orgaos, registrar } from '../registro.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { entrarComo, type Visitor } from '../visitor.ts';
import {
  chavesDaPergunta,
  colherEnderecos,
  dependeDeQuemLe,
  type Endereco,
  isObrigatoria,
  opcoesDe,
} from './enderecos.ts';
import { NAO_FALAM_DE_CASOS, QUE_ESCREVEM, QUE_LEEM } from './envios.ts';
import { type CenaDaLeitura, perguntasPor } from './perguntas.ts';

const BASE = '/api/app-web/v1';
const ETIQUETA = 'superfaturamento';
const SUBASSUNTO = 'Garagem';
const ACUSADOS = ['Gustavo Teixeira Prado', 'Adriana Moreira Campos'];
const LOGINS = ['gestor.cgu', 'admin'] as const;
/** What the reading itself moves, the signs of life of the server, what goes elsewhere, and the person's own. */
const FORA =
  /dadosautenticacao|\/saude|sessoes|meus-dados|\/eventos|ao-vivo|prova-de-trabalho|captcha|\/formulario|caixa-de-saida|govbr|logout/;

/** Refused for both: then nothing was read. Filters that do not go together are no mistake of ours. */
const RECUSADA = /^(400 (?!.*(relatorio\.filtro|periodo-invertido|As respostas são de um órgão))|429|5)/;

const colhidos = colherEnderecos();
let app: TestApp;
let duplo: Visitor;
let ifce: Visitor;
let cena: CenaDaLeitura;

beforeAll(async () => {
  app = await createTestApp(colhidos.opcoes);
  // Signing in shows in the list of people: everybody is in before the first reading.
  duplo = await entrarComo(app, 'duplo');
  ifce = await entrarComo(app, 'gestor.ifce');
  const [assunto, outro] = await app.db
    .selectFrom('assunto')
    .select('id')
    .where('ativo', '=', true)
    .orderBy('id')
    .limit(2)
    .execute();
  const idAssunto = assunto?.id ?? 0;
  const { id: idSubassunto } = await app.db
    .insertInto('subassunto')
    .values({ id_assunto: idAssunto, id_ouvidoria: Orgaos.cgu, descricao: SUBASSUNTO, ordem: 900 })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Seen by both readers, worked on alike, so that nothing happens for the first time.
  const visto = await criarCaso(app, { idOuvidoria: Orgaos.cgu });
  const { idManifestacao } = (await registrar(await entrarComo(app, 'maria.cidada'), {})).json<{
    idManifestacao: number;
  }>();
  const { prazo } = await app.db
    .selectFrom('manifestacao')
    .select('prazo')
    .where('id', '=', idManifestacao)
    .executeTakeFirstOrThrow();
  cena = {
    idOuvidoria: Orgaos.cgu,
    idOutroOrgao: Orgaos.ifce,
    idAssunto,
    idOutroAssunto: outro?.id ?? 0,
    idSubassunto,
    subassunto: SUBASSUNTO,
    etiqueta: ETIQUETA,
    idColega: await idDoLogin(app, 'duplo'),
    idUnidade: await criarUnidade(app, 'UNI-L'),
    hoje: app.clock.now().toISOString().slice(0, 10),
    prazos: [prazo],
    protocolo: visto.numeroProtocolo,
    idCaso: visto.id,
  };
  await app.runJobs();
});
afterAll(() => app.close());

const VALORES: Readonly<Record<string, () => readonly string[]>> = {
  idManifestacao: () => [String(cena.idCaso)],
  idUsuario: () => [String(cena.idColega)],
  idOuvidoria: () => [String(cena.idOuvidoria)],
  idAssunto: () => [String(cena.idAssunto)],
  idSubassunto: () => [String(cena.idSubassunto)],
  relatorio: () => nomesDosRelatorios.slice(0, 1),
};
const enderecoDe = (url: string): string =>
  url.replaceAll(/:(\w+)/g, (_, nome: string) => VALORES[nome]?.()[0] ?? '1');

const semApi = (url: string): string => url.replace(`${BASE}/`, '');
const comPergunta = (): readonly Endereco[] =>
  colhidos.enderecos.filter(
    (cada) =>
      cada.method === 'GET' &&
      dependeDeQuemLe(cada) &&
      !FORA.test(cada.url) &&
      Object.keys(chavesDaPergunta(cada)).length > 0,
  );

/** A choice is asked one by one, unless it only says how to show what is found. */
const valoresDe = (nome: string, schema: Parameters<typeof opcoesDe>[0]): readonly string[] | null => {
  const ditos = perguntasPor(cena)[nome];
  return ditos?.length === 0 ? [] : (opcoesDe(schema) ?? ditos ?? null);
};

/** The address with what it must be asked, and then with each other thing that it may be. */
const perguntasDe = (endereco: Endereco): readonly string[] => {
  const chaves = Object.entries(chavesDaPergunta(endereco));
  const fixas = chaves
    .filter(([, schema]) => isObrigatoria(schema))
    .map(([nome, schema]): [string, string] => [
      nome,
      valoresDe(nome, schema)?.[0] ?? opcoesDe(schema)?.[0] ?? '1',
    ]);
  const url = enderecoDe(endereco.url);
  const com = (mais: Readonly<Record<string, string>>): string =>
    `${url}?${new URLSearchParams({ ...Object.fromEntries(fixas), ...mais })}`;
  const cada = chaves.flatMap(([nome, schema]) =>
    (valoresDe(nome, schema) ?? []).map((valor) => com({ [nome]: valor })),
  );
  return [...new Set([com({}), ...cada])];
};

type Lidos = Record<string, string>;
const lerTudo = async (quem: Visitor): Promise<Lidos> => {
  const lidos: Lidos = {};
  for (const url of comPergunta().flatMap(perguntasDe)) {
    // How often somebody may ask is the brakes' to test.
    await sql`delete from limite`.execute(app.db);
    const { statusCode, body } = await quem.get(url);
    lidos[url] = `${statusCode} ${body}`;
  }
  for (const [caminho, enviar] of Object.entries(QUE_LEEM)) lidos[caminho] = await enviar(quem, cena);
  return lidos;
};
const diferem = (a: Lidos, b: Lidos): string[] => Object.keys(a).filter((url) => a[url] !== b[url]);

const fazer = async (
  ato: string,
  ids: readonly number[],
  dados: Readonly<Record<string, unknown>>,
  quem = duplo,
) => {
  const feito = await fazerAto(
    quem,
    ato,
    ids.map((idManifestacao) => ({ idManifestacao })),
    dados,
  );
  expect([ato, feito.statusCode, feito.body]).toEqual([
    ato,
    200,
    expect.not.stringContaining('"feito":false'),
  ]);
};

const registrarEscondida = async (
  idTipoManifestacao: number,
  idOuvidoriaDestino: number = Orgaos.cgu,
): Promise<number> => {
  const feito = await registrar(await entrarComo(app, 'maria.cidada'), {
    idTipoManifestacao,
    idOuvidoriaDestino,
    idAssunto: cena.idAssunto,
    teor: { texto: 'Desvio de material.', envolvidos: ACUSADOS.map((nome) => ({ nome })) },
    ...(idTipoManifestacao === TipoManifestacao.reclamacao && {
      teor: { texto: 'Desvio de material.' },
      naoDevemVer: ACUSADOS.map((nome) => ({ nome })),
    }),
  });
  expect(feito.statusCode, feito.body).toBe(200);
  return feito.json<{ idManifestacao: number }>().idManifestacao;
};

/** Two that stay open, one under the other, and one that a colleague answers, all classified; and one that another office answers. */
const esconder = async (): Promise<void> => {
  const principal = await registrarEscondida(TipoManifestacao.denuncia);
  const outra = await registrarEscondida(TipoManifestacao.denuncia);
  const respondida = await registrarEscondida(TipoManifestacao.reclamacao);
  const todas = [principal, outra, respondida];
  await fazer('assumir', todas, {});
  await fazer('classificar', todas, {
    idAssunto: cena.idAssunto,
    idSubassunto: cena.idSubassunto,
    tags: [ETIQUETA],
    urgente: true,
  });
  await fazer('tramitar', [principal], {
    unidades: [cena.idUnidade],
    pessoas: [],
    mensagem: 'Favor apurar.',
  });
  await fazer('agrupar', [outra], { idPrincipal: principal });
  const resposta = {
    texto: 'O material foi contado de novo.',
    detalhes: { decisaoFinal: 'Faltavam dez resmas.' },
  };
  await fazer('responder', [respondida], resposta);
  const deFora = await registrarEscondida(TipoManifestacao.reclamacao, Orgaos.ifce);
  await fazer('responder', [deFora], resposta, ifce);
};

describe('conflict of interest: what is asked with a query, or by a POST that only reads, is the same with and without the case (Lei 9.784/1999, art. 18)', () => {
  it('the walk knows what to ask by every name of every query', () => {
    const sem = comPergunta().flatMap((endereco) =>
      Object.entries(chavesDaPergunta(endereco))
        .filter(([nome, schema]) => valoresDe(nome, schema) === null)
        .map(([nome]) => `${nome} (${semApi(endereco.url)}): say in perguntas.ts what would find a case`),
    );
    expect(sem).toEqual([]);
  });

  it('every POST that is no act is said to read of cases, to read of none, or to write', () => {
    const atos = new Set(
      todosOsAtos.flatMap(({ rota }) => rota?.chave.replace('POST /app-web/v1/', '') ?? []),
    );
    const posts = colhidos.enderecos
      .filter((cada) => cada.method === 'POST' && dependeDeQuemLe(cada))
      .map(({ url }) => semApi(url))
      .filter((caminho) => !atos.has(caminho));
    const ditos = [...Object.keys(QUE_LEEM), ...NAO_FALAM_DE_CASOS, ...QUE_ESCREVEM];
    expect(posts.toSorted()).toEqual(ditos.toSorted());
  });

  it('a gestor and an administrador read the same before and after cases about them are filed, classified, grouped and answered', async () => {
    const leitores = await Promise.all(LOGINS.map((login) => entrarComo(app, login)));
    // The view that a reading leaves is there before the first, so that it changes no list between two of them.
    for (const leitor of leitores) await leitor.get(`${BASE}/manifestacoes/${cena.idCaso}`);
    const antes = await Promise.all(leitores.map(lerTudo));
    const deNovo = await Promise.all(leitores.map(lerTudo));
    const recusadas = Object.keys(antes[0] ?? {}).filter((url) =>
      antes.every((lidos) => RECUSADA.test(lidos[url] ?? '')),
    );
    expect(recusadas.map((url) => [url, antes[0]?.[url]])).toEqual([]);

    await esconder();
    await app.runJobs();

    const mudaram: string[] = [];
    for (const [i, leitor] of leitores.entries()) {
      const [umaVez = {}, outraVez = {}] = [antes[i], deNovo[i]];
      const depois = await lerTudo(leitor);
      const sozinhas = new Set(diferem(umaVez, outraVez));
      const enderecos = new Set([...sozinhas].map((url) => url.split('?')[0]));
      expect(enderecos.size, [...enderecos].join('\n')).toBeLessThan(6);
      for (const url of diferem(outraVez, depois))
        if (!sozinhas.has(url)) mudaram.push(`${LOGINS[i]} ${url}: ${outraVez[url]} / ${depois[url]}`);
    }
    expect(mudaram.map((mudou) => mudou.slice(0, 2000))).toEqual([]);

    // The colleague, for whom they exist, sees them: the walk looks where there is something to see.
    const { itens } = (await duplo.get(`${BASE}/subassuntos?busca=${SUBASSUNTO}`)).json<{
      itens: { casos: number }[];
    }>();
    expect(itens.map(({ casos }) => casos)).toEqual([3]);
  }, 400_000);
});
