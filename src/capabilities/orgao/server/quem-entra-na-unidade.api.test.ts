import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPessoasDasAreas } from '#capabilities/alerta/server/alerta-repository.ts';
import { listChamados } from '#capabilities/tramitacao/server/pessoas-repository.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { perfisQueContribuem } from '#kernel/perfil.ts';
import { fazerAto } from '#testing/atos.ts';
import { CGU, criarCaso } from '#testing/casos.ts';
import { idDoLogin } from '#testing/pessoas-do-caso.ts';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { gerenciarOrgaosContract } from '../contract.ts';
import type { UnidadesDoOrgao } from '../domain/orgao-gerenciado.ts';
import { put, url } from '../testing-gerenciar.ts';

const BASE = '/api/app-web/v1';
let app: TestApp;
let gestor: Visitor;
let colaborador: Visitor;
let amigo: number;
let deCasa: number;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  gestor = await entrarComo(app, 'gestor.cgu');
  colaborador = await entrarComo(app, 'colaborador.cgu');
  amigo = await idDoLogin(app, 'colaborador.cgu');
  deCasa = await idDoLogin(app, 'respondente.cgu');
});
afterAll(() => app.close());

const novaUnidade = async (sigla: string): Promise<number> => {
  const criada = await gestor.post(url(`/${CGU}/unidades`), {
    nome: `Unidade ${sigla}`,
    sigla,
    pessoas: [deCasa],
  });
  expect(criada.statusCode, criada.body).toBe(200);
  return criada.json<{ idUnidade: number }>().idUnidade;
};
const mudar = async (quem: Visitor, idUnidade: number, mudanca: object) => {
  const { unidades } = (await gestor.get(url(`/${CGU}/unidades`))).json<UnidadesDoOrgao>();
  const atual = unidades.find((cada) => cada.idUnidade === idUnidade);
  if (!atual) throw new Error(`No unit ${idUnidade}`);
  const { nome, sigla, email, idPai, ativa, versao } = atual;
  const pessoas = atual.pessoas.map(({ idUsuario }) => idUsuario);
  const dados = { nome, sigla, email, idPai, ativa, pessoas, ...mudanca };
  return put(quem, url(`/${CGU}/unidades/${idUnidade}`), { dados, versao });
};
const enviar = async (idManifestacao: number, idUnidade: number): Promise<number> => {
  const passo = { unidades: [idUnidade], pessoas: [], mensagem: 'Favor apurar com sigilo.' };
  const feito = await fazerAto(gestor, 'tramitar', [{ idManifestacao }], passo);
  expect(feito.body).toContain('"feito":true');
  const { id } = await app.db
    .selectFrom('tramitacao')
    .select('id')
    .where('id_manifestacao', '=', idManifestacao)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
};
const denunciar = async (): Promise<number> => {
  const maria = await entrarComo(app, 'maria.cidada');
  const registrada = await registrar(maria, { idTipoManifestacao: TipoManifestacao.denuncia });
  return registrada.json<{ idManifestacao: number }>().idManifestacao;
};
const le = async (idTramitacao: number) =>
  (await colaborador.get(`${BASE}/tramitacoes/${idTramitacao}`)).statusCode;

describe('who reads the denúncias of an area (Decreto 10.153/2019, art. 6; Lei 13.608/2018, art. 4-B)', () => {
  it('is said by a gestor of the office: a cadastrador or an administrador puts nobody and no address into a unit', async () => {
    const unidade = await novaUnidade('ARE-1');
    for (const login of ['cadastrador.cgu', 'admin']) {
      const quem = await entrarComo(app, login);
      for (const mudanca of [{ pessoas: [deCasa, amigo] }, { email: 'meu@escuta.invalid' }]) {
        const recusada = await mudar(quem, unidade, mudanca);
        expect([recusada.statusCode, recusada.json().code]).toEqual([403, 'unidade.so-gestor-poe']);
      }
      const nova = { nome: 'Unidade minha', sigla: `MIN-${login}`.slice(0, 20), pessoas: [amigo] };
      expect((await quem.post(url(`/${CGU}/unidades`), nova)).json().code).toBe('unidade.so-gestor-poe');
      expect((await mudar(quem, unidade, { nome: `Nome que ${login} deu` })).statusCode).toBe(200);
    }
    expect((await mudar(gestor, unidade, { pessoas: [deCasa, amigo] })).statusCode).toBe(200);
  });

  it('is known to every other gestor, by mail', async () => {
    await app.db.deleteFrom('email_saida').execute();
    const unidade = await novaUnidade('ARE-2');
    await mudar(gestor, unidade, { nome: 'Só outro nome' });
    const avisos = await app.db
      .selectFrom('email_saida')
      .select('id_usuario')
      .where('evento', '=', 'orgao.aviso-unidade')
      .execute();
    expect(avisos).toEqual([{ id_usuario: await idDoLogin(app, 'duplo') }]);
  });

  it('is who was there when it was sent: somebody put there for a minute reads nothing of it, and is not told of it', async () => {
    const unidade = await novaUnidade('ARE-3');
    const denuncia = await denunciar();
    const passo = await enviar(denuncia, unidade);
    const { id: comum } = await criarCaso(app, { idOuvidoria: CGU });
    const passoComum = await enviar(comum, unidade);
    expect((await mudar(gestor, unidade, { pessoas: [deCasa, amigo] })).statusCode).toBe(200);
    expect(await le(passo)).toBe(404);
    expect((await colaborador.get(`${BASE}/tramitacoes`)).body).not.toContain(`"idTramitacao":${passo},`);
    const avisados = { idManifestacao: denuncia, idOuvidoria: CGU, unidades: [unidade], pessoas: [] };
    const chamados = await listChamados(app.db, {
      ...avisados,
      perfis: perfisQueContribuem,
      agora: app.clock.now(),
    });
    expect(chamados.map(({ id }) => id)).toEqual([deCasa]);
    expect(await listPessoasDasAreas(app.db, denuncia, app.clock.now())).toEqual([deCasa]);
    // What is no denúncia belongs to the area, whoever works there.
    expect(await le(passoComum)).toBe(200);
    // Out and in again, and a change of the others, alter nothing.
    await mudar(gestor, unidade, { pessoas: [deCasa] });
    await mudar(gestor, unidade, { pessoas: [amigo, deCasa] });
    expect(await le(passo)).toBe(404);
    const { apos_o_passo } = await app.db
      .selectFrom('unidade_pessoa')
      .select('apos_o_passo')
      .where('id_unidade', '=', unidade)
      .where('id_usuario', '=', deCasa)
      .executeTakeFirstOrThrow();
    expect(apos_o_passo).toBeLessThan(passo);
    expect(await le(await enviar(await denunciar(), unidade))).toBe(200);
  });

  it('asks for the second factor again', () => {
    const raiz = '/app-web/v1/gerenciar/orgaos/:idOuvidoria/unidades';
    expect(gerenciarOrgaosContract[`POST ${raiz}`].confirma).toBe('segundo-fator');
    expect(gerenciarOrgaosContract[`PUT ${raiz}/:idUnidade`].confirma).toBe('segundo-fator');
  });
});
