import type { TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

export const IFCE = 65;
export const FORTALEZA = 2001;
export const JUAZEIRO = 2007;

export const url = (resto = ''): string => `/api/app-web/v1/gerenciar/orgaos${resto}`;

/** The demonstration accounts that these tests use. */
export const entrarTodos = async (app: TestApp) => ({
  admin: await entrarComo(app, 'admin'),
  gestor: await entrarComo(app, 'gestor.ifce'),
  cadastrador: await entrarComo(app, 'cadastrador.cgu'),
  respondente: await entrarComo(app, 'respondente.cgu'),
});
export type Pessoas = Awaited<ReturnType<typeof entrarTodos>>;

export const put = (visitor: Visitor, endereco: string, payload: Record<string, unknown>) =>
  visitor.send({ method: 'PUT', url: endereco, payload });

/** The audit log of an office, oldest first. */
export const auditoriaDe = (app: TestApp, idOuvidoria: number) =>
  app.db
    .selectFrom('auditoria')
    .select(['area', 'acao', 'alvo', 'responsavel', 'informacoes'])
    .where('id_ouvidoria', '=', idOuvidoria)
    .orderBy('id')
    .execute();

export const novoOrgao = (mudanca: object = {}) => ({
  nome: 'Ouvidoria-Geral do Município de Sobral',
  sigla: 'OGM-Sobral',
  idEsfera: 3,
  uf: 'CE',
  idMunicipio: 231290,
  idOrgaoSiorg: null,
  idOuvidoriaMinisterio: null,
  prefixoProtocolo: '90777',
  aderiuEm: '2026-03-02',
  email: 'ouvidoria@sobral.escuta.invalid',
  telefone: '(88) 1234-5678',
  endereco: null,
  horario: null,
  site: null,
  competencia: null,
  temSic: true,
  ...mudanca,
});
