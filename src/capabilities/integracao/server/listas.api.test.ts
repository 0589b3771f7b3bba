import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarPedido, criarRecurso } from '#testing/recursos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { SENHA } from '#testing/visitor.ts';
import { expectForma, nuncaCheios } from './testing-formas.ts';
import {
  abrirZipado,
  CGU,
  DIA,
  entrarComoPrograma,
  incluir,
  ler,
  type Programa,
  pedirToken,
  prepararCasos,
  reclamacao,
} from './testing-integracao.ts';

let app: TestApp;
let casos: Awaited<ReturnType<typeof prepararCasos>>;
let respondente: Programa;
let atendente: Programa;
let observador: Programa;
beforeAll(async () => {
  app = await createTestApp({ demoCasos: true });
  casos = await prepararCasos(app);
  respondente = await entrarComoPrograma(app, 'respondente');
  atendente = await entrarComoPrograma(app, 'atendente');
  observador = await entrarComoPrograma(app, 'observador');
}, 120_000);
afterAll(() => app.close());

describe('GET /manifestacoes', () => {
  const ids = async (consulta: string, programa = respondente): Promise<number[]> => {
    const resposta = await programa.get(`/manifestacoes?${consulta}`);
    if (resposta.statusCode === 404) return [];
    expect(resposta.statusCode, resposta.body).toBe(200);
    return resposta.json().map(({ IdManifestacao }: { IdManifestacao: number }) => IdManifestacao);
  };

  it('W3.1 has the shape key by key, dates in the Brazilian form and protocols in plain digits', async () => {
    const resposta = await respondente.get('/manifestacoes?MaxResultados=500');
    const lista = resposta.json();
    expect(lista.length).toBeGreaterThan(20);
    expect(nuncaCheios('DadosBasicos', lista)).toEqual(['Servico.Links']);
    for (const item of lista) {
      expect(item.DataCadastro).toMatch(DIA);
      if (item.PrazoAtendimento !== null) expect(item.PrazoAtendimento).toMatch(DIA);
      if (item.Situacao.IdSituacaoManifestacao === 5) expect(item.PrazoAtendimento).toBeNull();
      expect(item.NumerosProtocolo[0]).toMatch(/^\d{17}$/);
      expect(item.Links).toEqual([
        { rel: 'self', href: `http://escuta.test/api/manifestacoes/${item.IdManifestacao}` },
      ]);
      // Cases of other offices are there for an appeal that this one judges.
      if (item.OuvidoriaDestino.IdOuvidoria !== CGU)
        expect(item).toMatchObject({ TipoFormulario: { IdTipoFormulario: 3 }, EmailManifestante: null });
      if ([1, 7].includes(item.TipoManifestacao.IdTipoManifestacao))
        expect(item.EmailManifestante).toBeNull();
    }
  });

  it('W2.1, W2.2, W2.3, W2.5 takes every filter, in whatever casing, and answers 404 when nothing is found', async () => {
    const { rows } = await app.platform.pool.query<{ id: number; protocolo: string }>(
      `select id, protocolo, to_char(registrada_em at time zone 'America/Sao_Paulo', 'DD/MM/YYYY') as registro,
        to_char(atualizada_em at time zone 'America/Sao_Paulo', 'DD/MM/YYYY') as atualizacao,
        to_char(prazo, 'DD/MM/YYYY') as dia_prazo, id_situacao, id_tipo_formulario
        from manifestacao where id_ouvidoria = $1 order by id limit 1`,
      [CGU],
    );
    const [um] = rows as unknown as [Record<string, string> & { id: number }];
    for (const consulta of [
      `NumProtocolo=${um.protocolo}`,
      `numprotocolo=${encodeURIComponent(`${um.protocolo?.slice(0, 5)}.${um.protocolo?.slice(5, 11)}/${um.protocolo?.slice(11, 15)}-${um.protocolo?.slice(15)}`)}`,
      `DATACADASTROINICIO=${um.registro}&dataCadastroFim=${um.registro}`,
      `dataPrazoRespostaInicio=${um.dia_prazo}&DataPrazoRespostaFim=${um.dia_prazo}`,
      `DataAtualizacaoInicio=${um.atualizacao}&DataAtualizacaoFim=${um.atualizacao}`,
      `idSituacaoManifestacao=${um.id_situacao}&IDTIPOFORMULARIO=${um.id_tipo_formulario}`,
    ]) {
      expect(await ids(consulta), consulta).toContain(um.id);
    }
    const nada = await respondente.get('/manifestacoes?DataCadastroInicio=01/01/2031&desconhecido=1');
    expect(nada.statusCode).toBe(404);
    expectForma('Erro', nada.json());
  });

  it('L1 rounds a filter by time outwards for sealed cases: who asks for what is new since the last minute misses no denúncia', async () => {
    const { rows } = await app.platform.pool.query<{ id: number; momento: string; selada: boolean }>(
      `select distinct on (k.id_manifestacao is not null) m.id, k.id_manifestacao is not null as selada,
        to_char(date_trunc('hour', m.atualizada_em at time zone 'America/Sao_Paulo') + interval '59 minutes', 'DD/MM/YYYY HH24:MI') as momento
      from manifestacao m left join manifestacao_cofre k on k.id_manifestacao = m.id
      where m.id_ouvidoria = $1 and m.restrita_em is null and m.id_tipo <> 8 and m.atualizada_em = m.registrada_em
        and m.registrada_em < date_trunc('hour', m.registrada_em) + interval '58 minutes'
      order by 2, m.id`,
      [CGU],
    );
    const selada = rows.find((row) => row.selada);
    const aberta = rows.find((row) => !row.selada);
    for (const filtro of ['DataCadastroInicio', 'DataAtualizacaoInicio']) {
      const desde = (momento = '') => ids(`MaxResultados=500&${filtro}=${encodeURIComponent(momento)}`);
      expect(await desde(selada?.momento), filtro).toContain(selada?.id);
      // Of an open case the very moment counts.
      expect(await desde(aberta?.momento), filtro).not.toContain(aberta?.id);
    }
  });

  it('W2.6 keeps the three filters of denúncias to what was found in them', async () => {
    const { apta, doServidor } = casos.denuncias;
    // Those of the office, the demonstration's among them.
    const com = async (coluna: 'apta' | 'envolve_empresa' | 'envolve_servidor') => {
      const rows = await app.db
        .selectFrom('manifestacao')
        .select('id')
        .where('id_ouvidoria', '=', Orgaos.cgu)
        .where(coluna, '=', true)
        .execute();
      return rows.map(({ id }) => id).sort((a, b) => a - b);
    };
    const filtrados = async (filtro: string) =>
      (await ids(`${filtro}&MaxResultados=500`)).sort((a, b) => a - b);
    const [aptas, deEmpresa, deServidor] = [
      await com('apta'),
      await com('envolve_empresa'),
      await com('envolve_servidor'),
    ];
    expect(aptas).toContain(apta);
    expect(aptas).not.toContain(doServidor);
    expect(deEmpresa).not.toContain(doServidor);
    expect(deServidor).toContain(doServidor);
    expect(deServidor).not.toContain(apta);
    expect(await filtrados('ApenasDenunciasAptas=true')).toEqual(aptas);
    expect(await filtrados('ApenasComApuracaoDeEmpresa=1')).toEqual(deEmpresa);
    expect(await filtrados('apenascomapuracaodeservidor=sim')).toEqual(deServidor);
    expect((await ids('ApenasDenunciasAptas=false&MaxResultados=500')).length).toBeGreaterThan(20);
  });

  it.each([
    'MaxResultados=501',
    'maxresultados=0',
    'PosInicioPagina=-1',
    'DataCadastroInicio=2026-01-01',
    'datacadastroinicio=31/02/2026',
    'NumProtocolo=123',
    'IdSituacaoManifestacao=x',
    'Cursor=nada',
    'cursor=WyJpZCIsImRlc2MiLCIxIiwxXQ',
    'OrderBy=a&ORDERBY=b',
    'NumProtocolo=%00',
  ])('W2.7 refuses %s and names the field as it was sent', async (consulta) => {
    const resposta = await respondente.get(`/manifestacoes?${consulta}`);
    expect(resposta.statusCode).toBe(400);
    expectForma('Erro', resposta.json());
    const enviado = consulta.slice(consulta.lastIndexOf('&') + 1).split('=')[0];
    expect(resposta.json().Message).toMatch(new RegExp(`^${enviado}: \\S`));
  });

  it('W2.7, W2.30 orders, and pages by position and by cursor to the same whole', async () => {
    const todos = await ids('MaxResultados=500&OrderBy=DataCadastro desc');
    const porPosicao: number[] = [];
    for (let pos = 0; ; pos += 7) {
      const pagina = await ids(`MaxResultados=7&PosInicioPagina=${pos}&OrderBy=DataCadastro desc`);
      porPosicao.push(...pagina);
      if (pagina.length < 7) break;
    }
    const porCursor: number[] = [];
    let cursor = '';
    do {
      const consulta = `MaxResultados=9&OrderBy=DataCadastro desc${cursor && `&Cursor=${cursor}`}`;
      const resposta = await respondente.get(`/manifestacoes?${consulta}`);
      if (resposta.statusCode === 404) break;
      porCursor.push(...resposta.json().map((item: { IdManifestacao: number }) => item.IdManifestacao));
      cursor = String(resposta.headers['x-proximo-cursor'] ?? '');
    } while (cursor);
    expect(porPosicao).toEqual(todos);
    expect(porCursor).toEqual(todos);
  });

  it('W2.19 shows an atendente what it filed, an observador nothing that was restricted', async () => {
    const meu = await incluir(atendente);
    const outro = await incluir(respondente);
    expect(await ids('', atendente)).toEqual([meu]);
    expect((await atendente.get(`/manifestacoes/${outro}`)).statusCode).toBe(404);
    expect((await atendente.post(`/manifestacoes/${meu}/arquivar`, {})).statusCode).toBe(403);
    expect((await observador.post('/manifestacoes', reclamacao)).statusCode).toBe(403);
    await app.db
      .updateTable('manifestacao')
      .set({ restrita_em: app.clock.now() })
      .where('id', '=', outro)
      .execute();
    expect(await ids('MaxResultados=500', observador)).not.toContain(outro);
    expect((await observador.get(`/manifestacoes/${outro}`)).statusCode).toBe(404);
    expect(await ids('MaxResultados=500', respondente)).toContain(outro);
    const deOutroOrgao = await app.db
      .selectFrom('manifestacao')
      .select('id')
      .where('id_ouvidoria', '<>', CGU)
      .where('id_tipo_formulario', '<>', 3)
      .executeTakeFirstOrThrow();
    expect((await respondente.get(`/manifestacoes/${deOutroOrgao.id}`)).statusCode).toBe(404);
  });
});

describe('the examples of the documentation', () => {
  it('are taken by the server as they are: the token, the registration and every act', async () => {
    const { paths } = (await app.inject('/api/docs/integracao/openapi.json')).json();
    const exemplo = (caminho: string) => {
      const [{ example, examples }] = Object.values(paths[caminho].post.requestBody.content) as [
        { example?: object; examples?: Record<string, { value: object }> },
      ];
      return example ?? Object.values(examples ?? {})[0]?.value ?? {};
    };
    const token = await pedirToken(app, exemplo('/oauth/token') as Record<string, string>);
    expect([token.statusCode, token.json().error]).toEqual([401, 'invalid_client']);
    const certo = { ...exemplo('/oauth/token'), client_secret: SENHA };
    expect((await pedirToken(app, certo)).statusCode).toBe(200);
    const id = await incluir(respondente, exemplo('/api/manifestacoes'));
    const [anexo] = (await ler(respondente, id)).Teor.Anexos;
    const arquivo = await respondente.get(`/manifestacoes/${id}/anexos/${anexo.IdAnexoManifestacao}`);
    expect(abrirZipado(arquivo.json().ConteudoZipadoEBase64).toString()).toContain('no posto do Centro');
    const atos = Object.keys(paths).flatMap(
      (caminho) => /^\/api\/manifestacoes\/\{idManifestacao\}\/(\w+)$/.exec(caminho)?.[1] ?? [],
    );
    const emOrdem = ['atualizar', 'prorrogar', 'respostas', 'reabrir', 'arquivar'];
    expect(atos.sort()).toEqual([...emOrdem, 'encaminhar'].sort());
    const corpo = (ato: string) => exemplo(`/api/manifestacoes/{idManifestacao}/${ato}`);
    for (const ato of emOrdem) await respondente.ato(id, ato, corpo(ato));
    await respondente.ato(await incluir(respondente), 'encaminhar', corpo('encaminhar'));
    const consulta = paths['/api/manifestacoes'].get.parameters.flatMap(
      ({ name, example }: { name: string; example?: string }) =>
        example === undefined ? [] : [[name, example]],
    );
    const lista = await respondente.get(`/manifestacoes?${new URLSearchParams(consulta)}`);
    expect(lista.statusCode, lista.body).not.toBe(400);
  });
});

describe('the other tables', () => {
  it('W2.12, W3.7 lists appeals by period and by protocol, key by key, and 404 when there is none', async () => {
    const resposta = await respondente.get(
      '/recursos?DataAberturaInicio=01/01/2020&dataAberturaFim=31/12/2026',
    );
    expect(resposta.statusCode, resposta.body).toBe(200);
    const pagina = resposta.json();
    const semSolicitante = nuncaCheios('Recursos', [pagina]).filter(
      (nome) => !nome.includes('.solicitante.'),
    );
    expect(semSolicitante).toEqual([]);
    expect(pagina.TotalRegistrosEncontrados).toBe(pagina.Recursos.length);
    expect(pagina.ResultadosLimitadosAoMaximo).toBe(false);
    const [decidido] = pagina.Recursos.filter(
      ({ idRecurso }: { idRecurso: number }) => idRecurso === casos.comRecurso.idRecurso,
    );
    expect(decidido).toMatchObject({
      instancia: { IdInstanciaRecurso: 1, DescInstanciaRecurso: 'Primeira Instância' },
      tipoRecurso: { IdTipoRecurso: 2 },
      dataRecurso: '12/03/2026 09:00:00',
      prazoAtendimento: '17/03/2026 23:59:59',
      situacaoRecurso: { idSituacaoRecurso: 2, descSituacaoRecurso: 'Respondido' },
      origemSolicitacao: { descOrigemSolicitacao: 'Internet' },
      qtdAnexos: 1,
      anexos: [{ nomeArquivo: 'razoes.pdf', Instancia: { DescInstanciaRecurso: 'Primeira Instância' } }],
      solicitante: { Nome: 'Maria Aparecida Souza' },
      respostasRecurso: [
        {
          datRegistroResposta: '12/03/2026 09:00:00',
          tipoRespostaRecurso: { descTipoRespostaRecurso: 'Indeferido' },
          txtInformacaoRecursal: 'Decisão mantida',
          responsavelResposta: 'Rogério Antunes Farias (CGU)',
          destinatarioRecursoProximaInstancia: 'Segunda Instância',
          datPrazoRecurso: '23/03/2026 23:59:59',
          anexos: [{ nomeArquivo: 'decisao.pdf', Instancia: { DescInstanciaRecurso: 'Primeira Instância' } }],
        },
      ],
    });
    const [{ numProtocolo }] = pagina.Recursos;
    const porProtocolo = await respondente.get(`/recursos?NumProtocolo=${encodeURIComponent(numProtocolo)}`);
    expect(porProtocolo.json().Recursos[0].numProtocolo).toBe(numProtocolo);
    expect((await respondente.get('/recursos?DataAberturaInicio=01/01/2031')).statusCode).toBe(404);
    expect((await respondente.get('/recursos')).statusCode).toBe(400);
  });

  it('names nobody to who only judges the appeal', async () => {
    const { id, numeroProtocolo } = await criarPedido(app);
    await criarRecurso(app, id, { idInstancia: 3, idJulgadora: CGU });
    expect((await ler(respondente, id)).Manifestante).toBeNull();
    const pagina = await respondente.get(`/recursos?NumProtocolo=${encodeURIComponent(numeroProtocolo)}`);
    expect(pagina.json().Recursos).toMatchObject([{ numProtocolo: numeroProtocolo, solicitante: null }]);
  });

  it('W2.14, W2.15, W2.16, W2.17, W3.11 lists offices and the federal directory, and the look-ups in PascalCase', async () => {
    const ouvidorias = (await observador.get('/ouvidorias?SOMENTEOUVIDORIASATIVAS=1')).json();
    expect(nuncaCheios('Ouvidoria', ouvidorias)).toEqual(['DataInativacao']);
    const subassunto = { IdSubAssunto: casos.doCidadao.idSubassunto, DescSubAssunto: 'Filas no posto' };
    const cgu = ouvidorias.find(({ IdOuvidoria }: { IdOuvidoria: number }) => IdOuvidoria === CGU);
    expect(cgu).toMatchObject({ SubAssuntos: [subassunto], Esfera: { DescEsfera: 'Federal' } });
    expect(ouvidorias[0].DataAdesaoEOuvPadrao).toMatch(DIA);
    expectForma('OrgaoSiorg', (await observador.get('/orgaos-siorg')).json()[0]);
    const tipos = await observador.get('/tipos-resposta');
    expect(tipos.json()[0]).toEqual({
      IdTipoRespostaManifestacao: 1,
      DescTipoRespostaManifestacao: 'Pedido de Complementação',
    });
    expect(tipos.headers.vary).toContain('authorization');
    expect((await app.inject('/api/tipos-resposta')).json()[0]).toHaveProperty('idTipoRespostaManifestacao');
    expect((await observador.get('/municipios?UF=CE')).json()[0].Uf).toEqual({
      SigUf: 'CE',
      DescUf: 'Ceará',
    });
    const fora = await observador.get('/nada');
    expect(fora.statusCode).toBe(404);
    expectForma('Erro', fora.json());
  });
});
