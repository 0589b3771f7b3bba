import type { LightMyRequestResponse } from 'fastify';
import { coletarRotas, type QuemTenta, type RotaDaCasa, rotasParaTentar, tentar } from './lib/fuzz.ts';
import { conhecidas, repetidas, varrer } from './lib/integrador.ts';
import { openProofApp } from './lib/proof-app.ts';

/**
 * Two proofs of the integration API. First, an integrator asks day by day what changed and then
 * reads each case, over ten thousand cases, while others answer, forward and file: none is missed,
 * none is repeated. Then every endpoint of the product is sent requests made from its own schema,
 * by programs and by people: nothing fails, and every refusal has the agreed shape.
 * `node scripts/prove-integracao.ts [casos] [pedidos]`
 */
const CASOS = Number(process.argv[2] ?? 10_000);
const PEDIDOS = Number(process.argv[3] ?? 20_000);
const DIAS = 10;
const CGU = 6;
const SENHA = 'Demo@2026';
/** Others act once per this many reads, so that the integrator has most of the machine. */
const LEITURAS_POR_ATO = 7;
/** The integrator gets a new token after this many calls, and for each page of a list. */
const CHAMADAS_POR_TOKEN = 50;
const POR_PAGINA = 100;
const TEXTO = 'A equipe está apurando e responde em breve por este canal.';

const check = (name: string, holds: boolean): void => {
  console.log(`${holds ? 'ok   ' : 'FALHA'} ${name}`);
  if (!holds) process.exitCode = 1;
};

const rotas: RotaDaCasa[] = [];
const app = await openProofApp('integracao', coletarRotas(rotas));
const { pool } = app.platform;

const pedirToken = async (cliente: string): Promise<string> => {
  const id = { respondente: '1001', atendente: '1002', observador: '1003' }[cliente] ?? '';
  const resposta = await app.http.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: id,
      client_secret: SENHA,
    }).toString(),
  });
  return resposta.json().access_token;
};

const programa = async (cliente: string) => {
  const headers = { authorization: `Bearer ${await pedirToken(cliente)}` };
  return {
    headers,
    get: (caminho: string): Promise<LightMyRequestResponse> =>
      app.http.inject({ url: `/api${caminho}`, headers }),
    post: (caminho: string, payload: object): Promise<LightMyRequestResponse> =>
      app.http.inject({ method: 'POST', url: `/api${caminho}`, headers, payload }),
  };
};

/** Plain cases of the last days, each with its line of history. */
const encher = async (): Promise<void> => {
  await pool.query(
    `with novas as (
      insert into manifestacao (protocolo, id_ouvidoria_registro, id_ouvidoria, id_tipo, id_tipo_formulario, id_situacao,
        id_tipo_identificacao, id_canal_entrada, id_modo_resposta, teor, codigo_acesso_hash, envio_hash, registrada_em,
        registro_contado, prazo_original, prazo, atualizada_em)
      select '9' || lpad(n::text, 16, '0'), $1, $1, 2, 1, 1, 4, 13, 1,
        jsonb_build_object('texto', 'O atendimento demorou no posto ' || n), decode(md5(n::text), 'hex'),
        decode(md5('e' || n), 'hex'), quando, quando, quando::date + 30, quando::date + 30, quando
      from (select n, now() - (n % $2) * interval '1 day' - (n % 600) * interval '1 second' as quando
        from generate_series(1, $3) n) dias
      returning id, registrada_em)
    insert into manifestacao_historico (id_manifestacao, acao, ocorrido_em, responsavel, detalhes)
    select id, 'Cadastro', registrada_em, 'Manifestante', '{}' from novas`,
    [CGU, DIAS, CASOS],
  );
  await pool.query('update integracao_cliente set limite_por_minuto = 60000');
  await pool.query('analyze');
};

const diasAteHoje = async (): Promise<string[]> => {
  const { rows } = await pool.query<{ dia: string }>(
    `select distinct to_char(atualizada_em at time zone 'America/Sao_Paulo', 'DD/MM/YYYY') as dia,
      (atualizada_em at time zone 'America/Sao_Paulo')::date as ordem
      from manifestacao where id_ouvidoria = $1 order by ordem`,
    [CGU],
  );
  return rows.map(({ dia }) => dia);
};

const atosNoBanco = async (): Promise<Map<number, number>> => {
  const { rows } = await pool.query<{ id: number; atos: number }>(
    `select m.id, count(h.id)::int as atos from manifestacao m
      left join manifestacao_historico h on h.id_manifestacao = m.id and h.acao <> 'Visualização'
      where m.id_ouvidoria = $1 and m.restrita_em is null group by m.id`,
    [CGU],
  );
  return new Map(rows.map(({ id, atos }) => [id, atos]));
};

const provarIntegrador = async (): Promise<void> => {
  await encher();
  const { rows } = await pool.query<{ id: number }>(
    `select id from manifestacao where id_ouvidoria = $1 and id_situacao = 1 and protocolo like '9%' order by id`,
    [CGU],
  );
  const escritor = await programa('respondente');
  /** A token for a few calls, as clients use that request one whenever they wake up. */
  let integrador = await programa('observador');
  let chamadas = 0;
  let escritos = 0;
  const escrever = (vez: number): Promise<LightMyRequestResponse> => {
    const alvo = rows[(vez * 7919) % rows.length]?.id ?? 0;
    if (vez % 11 === 0)
      return escritor.post(`/manifestacoes/${alvo}/encaminhar`, {
        IdOuvidoriaDestino: 65,
        TxtNotificacaoDestinatario: TEXTO,
        TxtNotificacaoSolicitante: TEXTO,
      });
    if (vez % 13 === 0)
      return escritor.post('/manifestacoes', {
        IdTipoFormulario: 1,
        IdTipoManifestacao: 2,
        TextoManifestacao: `Chegou durante a leitura, ${vez}.`,
        IdTipoIdentificacaoManifestante: 4,
        Manifestante: { Nome: 'Pessoa da fila' },
      });
    return escritor.post(`/manifestacoes/${alvo}/respostas`, {
      IdTipoRespostaManifestacao: 3,
      TxtResposta: TEXTO,
    });
  };
  let vez = 0;
  const pendentes = new Set<Promise<void>>();
  /** Others do not wait for the integrator, nor it for them. */
  const outrosEscrevem = async (passos: number): Promise<void> => {
    if (passos % LEITURAS_POR_ATO !== 0) return;
    vez += 1;
    const ato = escrever(vez).then(({ statusCode, body }) => {
      if (statusCode === 200) escritos += 1;
      if (statusCode >= 500) throw new Error(`An act answered ${statusCode}: ${body}`);
    });
    pendentes.add(ato);
    void ato.finally(() => pendentes.delete(ato));
  };
  const buscar = async (caminho: string) => {
    chamadas += 1;
    // A list is read only once per hundreds of cases, so each of its pages gets a new token.
    if (chamadas % CHAMADAS_POR_TOKEN === 0 || caminho.startsWith('/manifestacoes?'))
      integrador = await programa('observador');
    const resposta = await integrador.get(caminho);
    return { status: resposta.statusCode, json: () => resposta.json() };
  };
  const dias = await diasAteHoje();
  const antes = await atosNoBanco();
  const began = performance.now();
  const primeira = await varrer(buscar, dias, { porPagina: POR_PAGINA, aoPassar: outrosEscrevem });
  await Promise.all(pendentes);
  const segundos = (performance.now() - began) / 1000;
  const hoje = (await diasAteHoje()).slice(-2);
  const ultima = await varrer(buscar, hoje, { porPagina: POR_PAGINA });
  const sabe = conhecidas([...primeira.leituras, ...ultima.leituras]);
  const noBanco = await atosNoBanco();
  const faltam = [...noBanco].filter(([id, atos]) => sabe.get(id) !== atos);
  console.log(
    `${primeira.leituras.length} leituras de ${noBanco.size} manifestações em ${dias.length} dias, ` +
      `${escritos} atos de outros enquanto isso, ${segundos.toFixed(0)} s (${(primeira.leituras.length / segundos).toFixed(0)}/s)`,
  );
  check(
    'nenhuma lista deu a mesma manifestação duas vezes',
    primeira.repetidosNaLista + ultima.repetidosNaLista === 0,
  );
  check(
    'só foi lida de novo, em outro dia, a que mudou durante a leitura',
    repetidas(primeira.leituras, antes).length === 0,
  );
  check('nenhuma manifestação ficou sem a sua última versão', faltam.length === 0);
};

const cookieDe = async (login: string): Promise<QuemTenta> => {
  const resposta = await app.http.inject({
    method: 'POST',
    url: '/api/app-web/v1/usuarios/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ login, senha: SENHA }).toString(),
  });
  const cookie = resposta.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  return { headers: { cookie }, comToken: false };
};

const provarPedidos = async (): Promise<void> => {
  const programas: QuemTenta[] = [];
  for (const cliente of ['respondente', 'respondente', 'atendente', 'observador'])
    programas.push({ headers: (await programa(cliente)).headers, comToken: true });
  const pessoas: QuemTenta[] = [];
  for (const login of ['admin', 'gestor.cgu', 'respondente.cgu', 'atendente.cgu', 'maria.cidada'])
    pessoas.push(await cookieDe(login));
  const seed = Number(process.env.SEED_DA_PROVA ?? 20_261_116);
  const daIntegracao = rotas.filter(({ endpoint }) => endpoint.integracao);
  const inject = app.http.inject.bind(app.http);
  const began = performance.now();
  const lotes = [
    await tentar(inject, daIntegracao, programas, { total: PEDIDOS / 2, seed }),
    await tentar(inject, rotasParaTentar(rotas), [...pessoas, ...programas.slice(0, 1)], {
      total: PEDIDOS / 2,
      seed,
    }),
  ];
  const segundos = (performance.now() - began) / 1000;
  const total = lotes.flatMap(({ porStatus }) => [...porStatus.values()]).reduce((a, b) => a + b, 0);
  const status = new Map<number, number>();
  for (const { porStatus } of lotes)
    for (const [codigo, vezes] of porStatus) status.set(codigo, (status.get(codigo) ?? 0) + vezes);
  const achados = lotes.flatMap((lote) => lote.achados);
  console.log(`${total} pedidos a ${rotas.length} endpoints em ${segundos.toFixed(0)} s`);
  console.log(
    [...status]
      .sort()
      .map(([codigo, vezes]) => `${codigo}: ${vezes}`)
      .join('  '),
  );
  for (const { rota, defeito, pedido } of achados) console.log(`${rota}\n  ${defeito}\n  ${pedido}`);
  check('nenhuma falha, e toda recusa na mesma forma', achados.length === 0);
};

try {
  await provarIntegrador();
  await provarPedidos();
} finally {
  await app.close();
}
