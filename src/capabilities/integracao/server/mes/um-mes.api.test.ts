import { afterAll, beforeAll, expect, it } from 'vitest';
import { isEmOrdem } from '#capabilities/webhook/server/testing-vazao.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { nomear } from '../testing-autoridades.ts';
import { ouvir } from '../testing-clientes-de-exemplo.ts';
import { CGU } from '../testing-integracao.ts';
import { atosAvisados, casosDoAtendente, casosDoOrgao, recursosDoOrgao } from './testing-banco.ts';
import { abrirOrgao } from './testing-orgao.ts';
import { abrirOuvinte, type Ouvinte, porCaso } from './testing-ouvinte.ts';
import { abrirSistema, type Sistema } from './testing-sistema.ts';

const DIAS = 31;
/** Down for some hours, which the pauses between tries cover; then for two days, of which they do not bring all. */
const OCUPADO = 6;
const MUDO = [16, 17];
const PEDE_DE_NOVO = 19;
/** What is tried again takes a day. */
const isComFalhas = (dia: number): boolean =>
  [OCUPADO, ...MUDO].some((caiu) => dia >= caiu && dia <= caiu + 2);
/** Every act that files come with; a third of a second goes into looking through each. */
const COM_ARQUIVOS = ['pedido', 'queixa', 'balcao', 'chat', 'resposta', 'negativa', 'razoes', 'decisao'];

let app: TestApp;
let sistema: Sistema;
let balcao: Sistema;
let ouvinte: Ouvinte;
let orgao: ReturnType<typeof abrirOrgao>;

const momento = (dia: number, hora: string): string =>
  `2026-03-${String(dia).padStart(2, '0')}T${hora}:00-03:00`;

const NOITE = '23:30';
/** The clock moves on, and what is due is sent: by the end of the day, and in between where something waits to be tried again. */
const passarA = async (dia: number, hora: string): Promise<void> => {
  app.clock.set(momento(dia, hora));
  if (hora !== NOITE && !isComFalhas(dia)) return;
  await enqueue(app.db, 'entregar-webhooks', {});
  await app.runJobs();
};

/** What left for another body is told by webhook alone: no list has it any more. */
const lerOQueSaiu = async (desde: number): Promise<void> => {
  for (const { Evento, IdManifestacao } of ouvinte.chegadas.slice(desde))
    if (Evento === 'encaminhamento') await sistema.ler(IdManifestacao);
};

/** The program asks for the two days again: each case comes in the order of its acts. */
const pedirDeNovo = async (): Promise<void> => {
  const { rows } = await app.platform.pool.query<{ situacao: string }>(
    'select distinct situacao from webhook_entrega order by situacao',
  );
  expect(rows, 'some were given up, and none waits any more').toEqual([
    { situacao: 'entregue' },
    { situacao: 'morta' },
  ]);
  ouvinte.reenviando = true;
  const { TotalEntregas } = await sistema.escuta.chamar(`/webhooks/${ouvinte.idWebhook}/reenviar`, {
    corpo: { DataInicio: '16/03/2026 00:00', DataFim: '17/03/2026 23:59:59' },
  });
  await app.runJobs();
  ouvinte.reenviando = false;
  expect(ouvinte.chegadas.filter(({ reenvio }) => reenvio)).toHaveLength(TotalEntregas);
};

/** The month had what it was to have, and every file came as it was sent. */
const conferirOMes = (): void => {
  for (const [ato, vezes] of Object.entries({
    tela: 20,
    balcao: 15,
    chat: 36,
    repetido: 5,
    respostas: 15,
    prorrogar: 5,
    encaminhar: 5,
    arquivar: 5,
    reabrir: 2,
    recurso: 8,
    decisao: 5,
  }))
    expect(orgao.feitos[ato] ?? 0, ato).toBeGreaterThanOrEqual(vezes);
  const chegaram = new Map([...balcao.porNome, ...sistema.porNome]);
  for (const [nome, soma] of orgao.enviados) expect(chegaram.get(nome), nome).toBe(soma);
  expect(chegaram.size, 'the PDFs besides').toBeGreaterThan(orgao.enviados.size);
  for (const ato of COM_ARQUIVOS)
    expect(
      [...chegaram.keys()].filter((nome) => nome.startsWith(`${ato}-`)),
      ato,
    ).not.toEqual([]);
};

/** What was heard is what happened: nothing lost or forged, each case in order, told once and told again. */
const conferirAvisos = async (): Promise<void> => {
  expect(ouvinte.falhas).toBeGreaterThan(20);
  const forjado = await fetch(ouvinte.endereco, {
    method: 'POST',
    headers: { 'webhook-id': '1', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' },
    body: '{}',
  });
  expect([forjado.status, ouvinte.recusadas]).toEqual([401, 1]);
  for (const reenvio of [false, true])
    for (const [caso, atos] of porCaso(ouvinte.chegadas.filter((cada) => cada.reenvio === reenvio)))
      expect(isEmOrdem(atos), `${caso}: ${atos.join(' ')}`).toBe(true);
  const ouvidos = [...porCaso(ouvinte.chegadas)].map(
    ([caso, atos]) => [caso, [...new Set(atos)].sort((a, b) => a - b)] as const,
  );
  expect(new Map(ouvidos)).toEqual(await atosAvisados(app, ouvinte.idWebhook));
};

beforeAll(async () => {
  app = await createTestApp({ demo: true, env: { WEBHOOKS_REDE: 'local' }, now: momento(1, '08:00') });
  await nomear(app, ['ws.respondente']);
  const url = await ouvir(app);
  sistema = await abrirSistema(url, 'respondente');
  balcao = await abrirSistema(url, 'atendente');
  ouvinte = await abrirOuvinte(app);
  await ouvinte.assinar(sistema);
  orgao = abrirOrgao(app, sistema, balcao);
}, 60_000);
afterAll(async () => {
  await ouvinte.close();
  await app.close();
});

it('M a made-up client walks a whole month and ends with the same set as the database', async () => {
  for (let dia = 1; dia <= DIAS; dia += 1) {
    const ouvidas = ouvinte.chegadas.length;
    if (MUDO.includes(dia)) ouvinte.estado = 'mudo';
    else ouvinte.estado = dia === OCUPADO ? 'ocupado' : 'atende';
    await passarA(dia, '09:10');
    if (dia === PEDE_DE_NOVO) await pedirDeNovo();
    await orgao.registrarDoDia(dia);
    await passarA(dia, '11:20');
    await orgao.trabalharNoDia(dia);
    await passarA(dia, '15:40');
    if (dia === OCUPADO) ouvinte.estado = 'atende';
    await passarA(dia, '19:05');
    await passarA(dia, NOITE);
    await lerOQueSaiu(ouvidas);
    await sistema.noite(app.clock.now().getTime());
    // The desk looks every third night, and on the last.
    if (dia % 3 === 1) await balcao.noite(app.clock.now().getTime());
  }
  conferirOMes();
  expect(sistema.casos).toEqual(await casosDoOrgao(app, CGU));
  expect(sistema.recursos).toEqual(await recursosDoOrgao(app, CGU));
  expect(balcao.casos).toEqual(await casosDoAtendente(app, CGU));
  await conferirAvisos();
}, 300_000);
